import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Faults, failed } from '../../../../testing/faults.ts';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { addSaleInHalves } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

/** The page of a seller with two products, as an admin sees it. */
async function openPerson(faults: Faults = {}) {
  const { admin, seller: person } = await app.createShop([{}, {}]);
  const page = app.renderScreen(paths.person(person.id), { as: admin, faults });
  await screen.findByRole('heading', { level: 1, name: person.name });
  await forget(page.operations);
  const account = () => app.shop().models.User.findById(person.id).lean();
  return { ...page, person, account };
}

test('an account is deleted after its page has told what follows, and the list of people is shown', async () => {
  const { user, person, account, operations } = await openPerson();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: `Delete ${person.name}?` });
  await within(question).findByText(/^2 products will be removed/);
  expect(operations).toEqual(['DeletionEffects']);
  await user.click(within(question).getByRole('button', { name: 'Delete user' }));
  await screen.findByRole('heading', { level: 1, name: 'People' });
  expect(await account()).toBeNull();
});

test('an admin reads first what is paid and not finished, and how many offers end', async () => {
  const { admin, seller: person, buyer, otherBuyer, products } = await app.createShop([{}, {}]);
  const sale = await addSaleInHalves({ shop: app.shop(), seller: person, buyer });
  await buyer.confirmReceiptOf(sale);
  for (const product of products) await buyer.makeOffer(product, 90_00);
  await otherBuyer.makeOffer(products[0] ?? { id: '' }, 95_00);
  const { user } = app.renderScreen(paths.person(person.id), { as: admin });
  await screen.findByRole('heading', { level: 1, name: person.name });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: `Delete ${person.name}?` }));
  await question.findByText(
    'Paid sales and purchases in progress continue, without the account’s name:',
  );
  question.getByText(/ \(sold, balance not paid yet\)$/);
  question.getByText('3 received offers will be closed.');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const suspension = within(await screen.findByRole('dialog', { name: `Suspend ${person.name}?` }));
  await suspension.findByText('3 received offers will be closed.');
});

test('nobody is deleted before what follows is known', async () => {
  const { user, person } = await openPerson({ DeletionEffects: () => failed() });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: `Delete ${person.name}?` });
  await within(question).findByText(
    'We couldn’t check what this affects. Close this and try again.',
  );
  const confirm = within(question).getByRole('button', { name: 'Delete user' });
  expect(confirm).toHaveProperty('disabled', true);
});

test('somebody is verified, made an admin and demoted on their page', async () => {
  const { user, person, account } = await openPerson();
  await user.click(screen.getByRole('button', { name: /^(Verify|Undo verification)/ }));
  await expect.poll(async () => (await account())?.verified).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Make an admin' }));
  const question = await screen.findByRole('dialog', { name: `Make ${person.name} an admin?` });
  await user.click(within(question).getByRole('button', { name: 'Make an admin' }));
  await user.click(await screen.findByRole('button', { name: `Demote ${person.email}` }));
  await user.click(await screen.findByRole('button', { name: 'Demote admin' }));
  await screen.findByRole('button', { name: 'Make an admin' });
});

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failed } from '../../../../testing/faults.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

test('everybody is listed with how many they are, and each name leads to its page', async () => {
  const { admin, seller } = await app.createShop();
  app.renderScreen(paths.people, { as: admin });
  const row = (await screen.findByText(seller.email)).closest('tr');
  const link = within(row ?? document.body).getByRole('link', { name: seller.name });
  expect(link.getAttribute('href')).toBe(paths.person(seller.id));
  expect(row?.textContent).toContain('Seller');
  screen.getByText(`${await app.shop().models.User.countDocuments()} people`);
});

test('an e-mail finds a person, and a state that nobody is in finds none', async () => {
  const { admin, buyer, seller: other } = await app.createShop();
  const { user } = app.renderScreen(paths.people, { as: admin });
  await screen.findByText(other.email);
  await user.type(
    screen.getByRole('searchbox', { name: 'Name or email' }),
    `${buyer.email}{Enter}`,
  );
  await screen.findByText('1 person');
  screen.getByText(buyer.email);
  expect(screen.queryByText(other.email)).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Suspended');
  await screen.findByText('No people found');
  screen.getByText('0 people');
});

test('a list that does not come says so, and can be asked for again', async () => {
  const { admin } = await app.createShop();
  const { user, operations } = app.renderScreen(paths.people, {
    as: admin,
    faults: { People: () => failed() },
  });
  await user.click(await screen.findByRole('button', { name: /again|Retry/ }));
  await expect.poll(() => operations.filter((name) => name === 'People').length).toBe(2);
});

test('a search that matches too much says so in place of the list', async () => {
  const { admin, buyer } = await app.createShop();
  const { user } = app.renderScreen(paths.people, {
    as: admin,
    faults: {
      People: ({ variables }) => (variables?.filter ? failed({ code: 'INVALID' }) : undefined),
    },
  });
  await screen.findByText(buyer.email);
  await user.type(screen.getByRole('searchbox', { name: 'Name or email' }), 'a{Enter}');
  await screen.findByText('Narrow your search');
  screen.getByText('Something went wrong.');
  expect(screen.queryByText(buyer.email)).toBeNull();
  expect(screen.queryByText(/people$/)).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import type { Resolvers } from '../../../../mocks/generated/resolvers.ts';
import type { Records } from '../../../../mocks/records/records.ts';
import { addSale } from '../../../../testing/mockSales.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

const aSeller = ({ users }: Records) => {
  const seller = users.find(({ role }) => role === 'SELLER');
  if (!seller) throw new Error('Nobody sells.');
  return seller;
};

/** The page of a seller, as an admin sees it. */
async function openPerson(overrides: Resolvers = {}) {
  const page = renderApp(
    (records) => paths.person(aSeller(records).id),
    { role: 'ADMIN' },
    overrides,
  );
  const person = aSeller(page.records);
  await screen.findByRole('heading', { level: 1, name: person.name });
  page.operations.length = 0;
  return { ...page, person };
}

test('an account is deleted after its page has told what follows, and the list of people is shown', async () => {
  const { user, person, records, operations } = await openPerson();
  const products = records.products.filter(
    ({ sellerId, inStock }) => sellerId === person.id && !['SOLD', 'REMOVED'].includes(inStock),
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: `Delete ${person.name}?` });
  await within(question).findByText(new RegExp(`^${products.length} products? will be removed`));
  expect(operations).toEqual(['DeletionEffects']);
  await user.click(within(question).getByRole('button', { name: 'Delete user' }));
  await screen.findByRole('heading', { level: 1, name: 'People' });
  expect(records.users.some(({ id }) => id === person.id)).toBe(false);
});

test('an admin reads first what is paid and not finished, and how many offers end', async () => {
  const { user, person } = await openPerson({
    Query: {
      deletionEffects: (_root, _args, { records }) => {
        const { payment } = addSale(records);
        return {
          openBusiness: [{ payment, reason: 'BALANCE', isSale: true }],
          openBusinessCount: 22,
          products: 0,
          offersMade: 0,
          offersReceived: 3,
          openPayments: 0,
          listEntries: 0,
          threads: 0,
          reviews: 0,
        };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: `Delete ${person.name}?` }));
  await question.findByText('Paid and not finished. It goes on without the account’s name:');
  question.getByText(/ \(sold, balance not paid yet\)$/);
  question.getByText('21 more');
  question.getByText('3 received offers will be closed.');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const suspension = within(await screen.findByRole('dialog', { name: `Suspend ${person.name}?` }));
  await suspension.findByText('3 received offers will be closed.');
});

test('nobody is deleted before what follows is known', async () => {
  const fail = (): never => {
    throw new GraphQLError('No database.');
  };
  const { user, person } = await openPerson({ Query: { deletionEffects: fail } });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('dialog', { name: `Delete ${person.name}?` });
  await within(question).findByText('What follows could not be counted. Close this and try again.');
  const confirm = within(question).getByRole('button', { name: 'Delete user' });
  expect(confirm).toHaveProperty('disabled', true);
});

test('somebody is verified, made an admin and demoted on their page', async () => {
  const { user, person } = await openPerson();
  const isVerified = person.verified;
  await user.click(screen.getByRole('button', { name: /^(Verify|Undo verification)/ }));
  await waitFor(() => expect(person.verified).toBe(!isVerified));
  Object.assign(person, { emailVerified: true });
  await user.click(screen.getByRole('button', { name: 'Make an admin' }));
  const question = await screen.findByRole('dialog', { name: `Make ${person.name} an admin?` });
  await user.click(within(question).getByRole('button', { name: 'Make an admin' }));
  await user.click(await screen.findByRole('button', { name: `Demote ${person.email}` }));
  await user.click(await screen.findByRole('button', { name: 'Demote admin' }));
  await screen.findByRole('button', { name: 'Make an admin' });
});

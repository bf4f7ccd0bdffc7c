import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resolvers } from '../../../../mocks/generated/resolvers.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

/** The table of sellers, as an admin sees it, and the line of one who is not verified. */
async function openTable(changed?: Resolvers) {
  const page = renderApp(paths.sellerUsers, { role: 'ADMIN' }, changed);
  const seller = page.records.users.find(({ role, verified }) => role === 'SELLER' && !verified);
  if (!seller) throw new Error('Every seller is verified.');
  const name = await screen.findByText(seller.email);
  page.operations.length = 0;
  return { ...page, seller, line: within(name.closest('tr') ?? name) };
}

/** Refuses once the test says so. */
function refusal() {
  const answer = Promise.withResolvers<void>();
  return {
    give: answer.resolve,
    resolver: async () => {
      await answer.promise;
      return {
        success: false,
        alreadyDone: false,
        message: 'Not just now.',
        code: 'UNAVAILABLE' as const,
      };
    },
  };
}

test('the table has a line for each account of its role and of no other', async () => {
  const { records } = await openTable();
  const sellers = records.users.filter(({ role }) => role === 'SELLER');
  expect(screen.getAllByRole('row')).toHaveLength(sellers.length + 1);
  for (const { email } of sellers) screen.getByText(email);
});

test('verifying highlights the mark and leaves nothing to press, by one operation', async () => {
  const { user, line, seller, operations, records } = await openTable();
  line.getByRole('img', { name: 'Not verified' });
  await user.click(line.getByRole('button', { name: `Verify ${seller.email}` }));
  await screen.findByText(`${seller.email} user verify successfully`);
  line.getByRole('img', { name: 'Verified' });
  expect(line.getByRole('button', { name: /^Verify/ })).toHaveProperty('disabled', true);
  expect(operations).toEqual(['VerifyUser']);
  expect(records.users.find(({ id }) => id === seller.id)?.verified).toBe(true);
});

test('a verification that fails is taken back, and a toast says why', async () => {
  const { give, resolver } = refusal();
  const { user, line, seller } = await openTable({ Mutation: { verifyUser: resolver } });
  await user.click(line.getByRole('button', { name: `Verify ${seller.email}` }));
  await line.findByRole('img', { name: 'Verified' });
  give();
  await screen.findByText(`Not just now. ${seller.email} user verified`);
  line.getByRole('img', { name: 'Not verified' });
  await waitFor(() =>
    expect(line.getByRole('button', { name: /^Verify/ })).toHaveProperty('disabled', false),
  );
});

test('an account is deleted only after a question, and leaves the table by one operation', async () => {
  const { user, line, seller, operations, records } = await openTable();
  await user.click(line.getByRole('button', { name: `Delete ${seller.email}` }));
  const question = await screen.findByRole('dialog', { name: `Delete ${seller.name}?` });
  expect(question.textContent).toContain('its products leave the shelves');
  await user.click(within(question).getByRole('button', { name: 'Delete user' }));
  await screen.findByText(`${seller.email} user is deleted successfully`);
  await waitFor(() => expect(screen.queryByText(seller.email)).toBeNull());
  expect(operations).toEqual(['DeleteUser']);
  expect(records.users.some(({ id }) => id === seller.id)).toBe(false);
});

test('who thinks better of it deletes nobody', async () => {
  const { user, line, seller, operations } = await openTable();
  await user.click(line.getByRole('button', { name: `Delete ${seller.email}` }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText(seller.email);
  expect(operations).toEqual([]);
});

test('a deletion that fails leaves the account in its line, and a toast says so', async () => {
  const { give, resolver } = refusal();
  const { user, line, seller } = await openTable({ Mutation: { deleteUser: resolver } });
  await user.click(line.getByRole('button', { name: `Delete ${seller.email}` }));
  await user.click(await screen.findByRole('button', { name: 'Delete user' }));
  give();
  await screen.findByText(`${seller.email} user is deleted failed`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  line.getByRole('button', { name: `Delete ${seller.email}` });
});

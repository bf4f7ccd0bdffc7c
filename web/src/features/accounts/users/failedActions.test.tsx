import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Resolvers } from '../../../../mocks/generated/resolvers.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

/** The table of sellers, as an admin sees it, and the line of one who is not verified. */
async function openTable(overrides: Resolvers) {
  const page = renderApp(paths.sellerUsers, { role: 'ADMIN' }, overrides);
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

test('a deletion that fails leaves the account in its line, and a toast says so', async () => {
  const { give, resolver } = refusal();
  const { user, line, seller } = await openTable({ Mutation: { deleteUser: resolver } });
  await user.click(line.getByRole('button', { name: `Delete ${seller.email}` }));
  const confirm = await screen.findByRole('button', { name: 'Delete user' });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  await user.click(confirm);
  give();
  await screen.findByText(`${seller.email} user is deleted failed`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  line.getByRole('button', { name: `Delete ${seller.email}` });
});

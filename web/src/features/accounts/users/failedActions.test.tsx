import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Faults, refused } from '../../../../testing/faults.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

/** The table of sellers, as an admin sees it, and the row of an unverified seller. */
async function openTable(faults: Faults) {
  const { admin, seller } = await app.createShop();
  const page = app.renderScreen(paths.sellerUsers, { as: admin, faults });
  const name = await screen.findByText(seller.email);
  return { ...page, seller, line: within(name.closest('tr') ?? name) };
}

/** A refusal that arrives when the test says so. */
function lateRefusal() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const refuse = refused('Not just now.');
  const fault: Faults[string] = (request) => promise.then(() => refuse(request));
  return { give: resolve, fault };
}

test('a verification that fails is taken back, and a toast says why', async () => {
  const { give, fault } = lateRefusal();
  const { user, line, seller } = await openTable({ VerifyUser: fault });
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
  const { give, fault } = lateRefusal();
  const { user, line, seller } = await openTable({ DeleteUser: fault });
  await user.click(line.getByRole('button', { name: `Delete ${seller.email}` }));
  const confirm = await screen.findByRole('button', { name: 'Delete user' });
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false));
  await user.click(confirm);
  give();
  await screen.findByText(`${seller.email} user is deleted failed`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  line.getByRole('button', { name: `Delete ${seller.email}` });
});

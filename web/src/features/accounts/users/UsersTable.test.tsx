import { createUser, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { shop, createShop, renderScreen } = setUpApp();

/** The table of sellers, as an admin sees it, and the row of an unverified seller. */
async function openTable() {
  const { admin, seller } = await createShop();
  const page = renderScreen(paths.sellerUsers, { as: admin });
  const name = await screen.findByText(seller.email);
  await forget(page.operations);
  return { ...page, seller, line: within(name.closest('tr') ?? name) };
}

const accountOf = ({ id }: TestUser) => shop().models.User.findById(id).lean();

test('the table has a line for each account of its role and of no other', async () => {
  await openTable();
  const sellers = await shop().models.User.find({ role: 'seller' }).lean();
  expect(screen.getAllByRole('row')).toHaveLength(sellers.length + 1);
  for (const { email } of sellers) screen.getByText(email);
});

test('verifying highlights the mark, and can be undone, each by one operation', async () => {
  const { user, line, seller, operations } = await openTable();
  line.getByRole('img', { name: 'Not verified' });
  await user.click(line.getByRole('button', { name: `Verify ${seller.email}` }));
  await screen.findByText(`${seller.email} user verify successfully`);
  line.getByRole('img', { name: 'Verified' });
  expect(line.queryByRole('button', { name: /^Verify/ })).toBeNull();
  expect(operations).toEqual(['VerifyUser']);
  expect((await accountOf(seller))?.verified).toBe(true);
  await user.click(line.getByRole('button', { name: `Undo verification of ${seller.email}` }));
  await screen.findByText(`${seller.email} is no longer verified`);
  line.getByRole('img', { name: 'Not verified' });
  expect(operations).toEqual(['VerifyUser', 'AdminUnverifyUser']);
  expect((await accountOf(seller))?.verified).toBe(false);
});

test('an account is deleted only after a question, and leaves the table by one operation', async () => {
  const { user, line, seller, operations } = await openTable();
  await user.click(line.getByRole('button', { name: `Delete ${seller.email}` }));
  const question = await screen.findByRole('dialog', { name: `Delete ${seller.name}?` });
  await within(question).findByText('The account has no open business.');
  await user.click(within(question).getByRole('button', { name: 'Delete user' }));
  await screen.findByText(`${seller.email} user is deleted successfully`);
  await waitFor(() => expect(screen.queryByText(seller.email)).toBeNull());
  expect(operations).toEqual(['DeletionEffects', 'DeleteUser']);
  expect(await accountOf(seller)).toBeNull();
});

test('cancelling the dialog deletes no account', async () => {
  const { user, line, seller, operations } = await openTable();
  await user.click(line.getByRole('button', { name: `Delete ${seller.email}` }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText(seller.email);
  expect(operations).toEqual(['DeletionEffects']);
});

test('an admin is demoted only after a question, and leaves the table of admins by one operation', async () => {
  const { admin } = await createShop();
  const other = await createUser(shop(), { role: 'admin' });
  const { user, operations } = renderScreen(paths.addAdmin, { as: admin });
  await screen.findByText(other.email);
  await forget(operations);
  await user.click(screen.getByRole('button', { name: `Demote ${other.email}` }));
  const question = await screen.findByRole('dialog', { name: `Demote ${other.name}?` });
  await user.click(within(question).getByRole('button', { name: 'Demote admin' }));
  await screen.findByText(`${other.email} is no longer an admin`);
  await waitFor(() => expect(screen.queryByText(other.email)).toBeNull());
  expect(operations).toEqual(['AdminDemoteAdmin']);
  expect((await accountOf(other))?.role).toBe('buyer');
});

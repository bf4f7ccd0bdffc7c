import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Faults, failed } from '../../../../testing/faults.ts';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

/** The list of people with two chosen sellers, one of them verified. */
async function chooseSellers(faults: Faults = {}) {
  const { User } = app.shop().models;
  const { admin, seller, otherSeller } = await app.createShop();
  await admin.verifyUser(seller);
  const sellers: TestUser[] = [seller, otherSeller];
  const page = app.renderScreen(paths.people, { as: admin, faults });
  await screen.findByText(seller.email);
  for (const { name } of sellers) {
    await page.user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }));
  }
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await forget(page.operations);
  const accounts = () => User.find({ _id: { $in: [seller.id, otherSeller.id] } }).lean();
  return { ...page, verified: seller, sellers, accounts, bar };
}

/** Operations except those that count the effects. */
const withoutCounts = (operations: readonly string[]) =>
  operations.filter((operation) => operation !== 'DeletionEffects');

const words = (count: number) => (count === 1 ? '1 person' : `${count} people`);

test('several people are suspended for one reason, each by a request of its own', async () => {
  const { user, bar, sellers, accounts, operations } = await chooseSellers();
  bar.getByText(`${words(sellers.length)} chosen`);
  await user.click(bar.getByRole('button', { name: 'Suspend' }));
  const title = `Suspend ${words(sellers.length)}?`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await dialog.findByText('Please say why');
  expect(withoutCounts(operations)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fraud.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await screen.findByText(`${words(sellers.length)} suspended`);
  expect(operations.filter((operation) => operation === 'AdminSuspendUser').length).toBe(
    sellers.length,
  );
  expect((await accounts()).map(({ suspensionReason }) => suspensionReason)).toEqual(
    sellers.map(() => 'Fraud.'),
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
});

test('people whose act failed are named with the reason, stay chosen and can be tried again', async () => {
  const { user, bar, sellers, operations } = await chooseSellers({
    AdminSuspendUser: () => failed(),
  });
  await user.click(bar.getByRole('button', { name: 'Suspend' }));
  const question = within(await screen.findByRole('dialog', { name: /^Suspend .*\?$/ }));
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'Fraud.');
  await user.click(question.getByRole('button', { name: 'Suspend' }));
  const title = `Suspend ${words(sellers.length)}`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await dialog.findByText(`Done: 0 of ${sellers.length}. ${words(sellers.length)} left.`);
  const failures = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(failures.map((text) => text?.split(': ')[0]).toSorted()).toEqual(
    sellers.map(({ name }) => name).toSorted(),
  );
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(withoutCounts(operations).length).toBe(2 * sellers.length));
  await user.click(await dialog.findByRole('button', { name: 'Close' }));
  await screen.findByText(`${words(sellers.length)} chosen`);
});

test('acts that suit nobody chosen are disabled, and the dialog names the people left out', async () => {
  const { user, bar, verified } = await chooseSellers();
  expect(bar.getByRole('button', { name: 'Restore' }).hasAttribute('disabled')).toBe(true);
  await user.click(bar.getByRole('button', { name: 'Verify' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Verify 1 person?' }));
  dialog.getByText(new RegExp(`^Not possible for: .*${verified.name}`));
});

test('before several are deleted, what follows is told of each', async () => {
  const { user, bar, sellers, operations, accounts } = await chooseSellers();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const title = `Delete ${words(sellers.length)}?`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Delete' }).hasAttribute('disabled')).toBe(false),
  );
  expect(operations).toEqual(sellers.map(() => 'DeletionEffects'));
  for (const { name } of sellers) dialog.getByText(name, { selector: 'strong' });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText(`${words(sellers.length)} deleted`);
  expect(await accounts()).toEqual([]);
});

test('all that are shown are chosen at once, and none once another list is asked for', async () => {
  const { user, bar } = await chooseSellers();
  await user.click(bar.getByRole('button', { name: /^Select all/ }));
  bar.getByText(`${words(screen.getAllByRole('row').length - 1)} chosen`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Active');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull());
});

/** Suspends people; for the second one, the first requests are refused as too many. */
function suspendsAfter(refusals: number, retryAfter: number): Faults {
  let asked = 0;
  return {
    AdminSuspendUser() {
      asked += 1;
      if (asked === 1 || asked > refusals + 1) return undefined;
      return failed({ code: 'TOO_MANY_REQUESTS', retryAfter });
    },
  };
}

/** Confirms the suspension of all sellers; returns the progress dialog. */
async function suspend({ user, bar, sellers }: Awaited<ReturnType<typeof chooseSellers>>) {
  await user.click(bar.getByRole('button', { name: 'Suspend' }));
  const question = within(await screen.findByRole('dialog', { name: /^Suspend .*\?$/ }));
  await user.type(question.getByRole('textbox', { name: 'Reason' }), 'Fraud.');
  await user.click(question.getByRole('button', { name: 'Suspend' }));
  const title = `Suspend ${words(sellers.length)}`;
  return within(await screen.findByRole('dialog', { name: title }));
}

test('too many requests are waited for as long as the shop says, and then it goes on', async () => {
  const page = await chooseSellers(suspendsAfter(2, 1));
  const { sellers, accounts, operations } = page;
  const dialog = await suspend(page);
  await dialog.findByText(`1 of ${sellers.length}. Too many requests: waiting to continue.`);
  dialog.getByText('Continues in 1 second.');
  await screen.findByText(`${words(sellers.length)} suspended`);
  expect(operations.filter((name) => name === 'AdminSuspendUser').length).toBe(sellers.length + 2);
  expect((await accounts()).every(({ suspendedAt }) => suspendedAt)).toBe(true);
});

test('while it waits it can be stopped: who was not done stays chosen, and nobody has failed', async () => {
  const page = await chooseSellers(suspendsAfter(1, 90));
  const { user, sellers, operations } = page;
  const dialog = await suspend(page);
  await dialog.findByText('Continues in 90 seconds.');
  await user.click(dialog.getByRole('button', { name: 'Stop' }));
  const left = words(sellers.length - 1);
  await dialog.findByText(`Done: 1 of ${sellers.length}. ${left} left.`);
  expect(dialog.queryByRole('listitem')).toBeNull();
  expect(dialog.queryByText(/^Continues in/)).toBeNull();
  expect(operations.filter((name) => name === 'AdminSuspendUser').length).toBe(2);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await screen.findByText(`${left} chosen`);
});

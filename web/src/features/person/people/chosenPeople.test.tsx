import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import type { Resolvers } from '../../../../mocks/generated/resolvers.ts';
import type { Records } from '../../../../mocks/records/records.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

const sellersOf = ({ users }: Records) => users.filter(({ role }) => role === 'SELLER');

/** The list of people, in which all sellers are chosen. */
async function chooseSellers(overrides: Resolvers = {}) {
  const page = renderApp(paths.people, { role: 'ADMIN' }, overrides);
  const sellers = sellersOf(page.records);
  await screen.findByText(sellers[0]?.email ?? '');
  for (const { name } of sellers) {
    await page.user.click(screen.getByRole('checkbox', { name: `Choose ${name}` }));
  }
  const bar = within(await screen.findByRole('region', { name: 'What was chosen' }));
  page.operations.length = 0;
  return { ...page, sellers, bar };
}

const words = (count: number) => (count === 1 ? '1 person' : `${count} people`);

test('several people are suspended for one reason, each by a request of its own', async () => {
  const { user, bar, sellers, records, operations } = await chooseSellers();
  expect(sellers.length).toBeGreaterThan(1);
  bar.getByText(`${words(sellers.length)} chosen`);
  await user.click(bar.getByRole('button', { name: 'Suspend' }));
  const title = `Suspend ${words(sellers.length)}?`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await dialog.findByText('Please say why');
  expect(operations).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Fraud.');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  await screen.findByText(`${words(sellers.length)} suspended`);
  expect(operations.filter((operation) => operation === 'SuspendUser').length).toBe(sellers.length);
  expect(sellersOf(records).every(({ suspensionReason }) => suspensionReason === 'Fraud.')).toBe(
    true,
  );
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What was chosen' })).toBeNull());
});

test('what fails is named with its reason, stays chosen and can be tried again', async () => {
  const { user, bar, sellers, operations } = await chooseSellers({
    Mutation: {
      suspendUser: (): never => {
        throw new GraphQLError('No database.');
      },
    },
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
  await waitFor(() => expect(operations.length).toBe(2 * sellers.length));
  await user.click(await dialog.findByRole('button', { name: 'Close' }));
  await screen.findByText(`${words(sellers.length)} chosen`);
});

test('what cannot be done to anybody chosen is not offered, and who is left out is told', async () => {
  const { user, bar, sellers } = await chooseSellers();
  expect(bar.getByRole('button', { name: 'Restore' }).hasAttribute('disabled')).toBe(true);
  const verified = sellers.filter((seller) => seller.verified);
  const name = verified.length > 0 ? 'Verify' : 'Undo verification';
  const applicable = verified.length > 0 ? sellers.length - verified.length : 0;
  expect(bar.getByRole('button', { name }).hasAttribute('disabled')).toBe(applicable === 0);
  if (applicable === 0) return;
  await user.click(bar.getByRole('button', { name }));
  const title = `${name} ${words(applicable)}?`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  dialog.getByText(new RegExp(`^Left out, .*${verified[0]?.name}`));
});

test('before several are deleted, what follows is told of each', async () => {
  const { user, bar, sellers, operations, records } = await chooseSellers();
  await user.click(bar.getByRole('button', { name: 'Delete' }));
  const title = `Delete ${words(sellers.length)}?`;
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Delete' }).hasAttribute('disabled')).toBe(false),
  );
  expect(operations).toEqual(sellers.map(() => 'DeletionEffects'));
  expect(dialog.getAllByRole('listitem').length).toBe(sellers.length);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText(`${words(sellers.length)} deleted`);
  expect(sellersOf(records)).toEqual([]);
});

test('all that are shown are chosen at once, and none once another list is asked for', async () => {
  const { user, bar, records } = await chooseSellers();
  await user.click(bar.getByRole('button', { name: /^Choose all/ }));
  bar.getByText(`${words(records.users.length)} chosen`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Active');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What was chosen' })).toBeNull());
});

import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { addSaleInHalves } from '../../../../testing/sales.ts';
import { paths } from '../../../lib/paths.ts';

const app = setUpApp();

let users: { buyer: TestUser; seller: TestUser; admin: TestUser };
beforeEach(async () => {
  await app.shop().models.Payment.deleteMany();
  users = await app.createShop();
});

const yesterday = () => new Date(Date.now() - dayMs);
const tomorrow = () => new Date(Date.now() + dayMs);

const paidAt = new Date('2026-03-01T10:01:00Z');
const handedOver = { handedOverAt: new Date('2026-03-03T10:00:00Z') };

/** Sells a bench in two instalments of $60.01 and $60.00 with the first paid; returns its payment's id. */
async function sellInHalves(balance: object = {}, details: object = {}, productName = 'Bench') {
  const set = Object.entries(balance).map(([name, value]) => [`balance.${name}`, value]);
  const record = { paidAt, createdAt: paidAt, ...Object.fromEntries(set), ...details };
  const { id } = await addSaleInHalves({ shop: app.shop(), ...users, record, productName });
  return id;
}

/** A balance that is due until a moment. */
const due = (dueBy: Date) => ({ status: 'due', dueFrom: handedOver.handedOverAt, dueBy });

test.each([
  ['a balance that is not due', {}, {}, 'Balance not due yet', /\$60\.00, due with the hand-over/],
  [
    'a due one',
    due(new Date('2100-03-06T00:00:00Z')),
    handedOver,
    'Balance due',
    /, due by Fri, Mar 5, 2100/,
  ],
  [
    'an overdue one',
    due(new Date('2026-03-06T00:00:00Z')),
    handedOver,
    'Balance overdue',
    /, was due by Thu, Mar 5, 2026/,
  ],
  [
    'a paid one',
    { status: 'paid', paidAt: new Date('2026-03-04T10:00:00Z') },
    handedOver,
    'Balance paid',
    /on Mar 4, 2026/,
  ],
  [
    'a cancelled one',
    { status: 'cancelled', cancelledAt: new Date('2026-03-09T10:00:00Z') },
    handedOver,
    'Balance cancelled',
    /on Mar 9, 2026/,
  ],
] as const)('an admin reads of %s where it stands', async (_what, balance, details, tag, text) => {
  await sellInHalves(balance, details);
  app.renderScreen(paths.payments, { as: users.admin });
  const row = (await screen.findAllByRole('row')).find((one) => one.textContent.includes(tag));
  expect(row?.textContent).toMatch(text);
});

test('a balance that becomes overdue while the page is open says so by itself', async () => {
  await sellInHalves(due(new Date(Date.now() + 5_000)), handedOver);
  const { operations } = app.renderScreen(paths.payments, { as: users.admin });
  await screen.findByText('Balance due');
  await screen.findByText('Balance overdue', { selector: 'span' });
  expect(operations.filter((name) => name === 'Payments')).toHaveLength(1);
});

test('an admin finds what is overdue by the address, cancels it after being asked, and the list follows', async () => {
  const id = await sellInHalves(due(yesterday()), handedOver);
  await sellInHalves(due(tomorrow()), handedOver, 'Rower');
  const at = `${paths.payments}?balance=overdue`;
  const { user, operations } = app.renderScreen(at, { as: users.admin });
  await screen.findByText('Bench');
  expect(screen.queryByText('Rower')).toBeNull();
  expect(screen.getByRole('button', { name: 'Balance overdue' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Actions for Bench' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the sale…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the sale of Bench?' });
  within(dialog).getByText(/gets the first half, \$60\.01, back in full/);
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations).not.toContain('AdminCancelSale');
  await user.click(screen.getByRole('button', { name: 'Actions for Bench' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancel the sale…' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Cancel the sale' }));
  await screen.findByText('No balance is overdue');
  const payment = await app.shop().models.Payment.findById(id).lean().orFail();
  expect(payment.status).toBe('refunded');
  await user.click(screen.getByRole('button', { name: 'All payments' }));
  await screen.findByText('Balance cancelled');
  expect(location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Actions for Bench' }));
  await screen.findByRole('menuitem', { name: 'Details' });
  expect(screen.queryByRole('menuitem', { name: /^Cancel the sale/ })).toBeNull();
});

test('an admin can cancel a sale in which something is wrong before its balance is due', async () => {
  const id = await sellInHalves();
  await users.buyer.reportProblemWith({ id }, 'It never came.');
  const { user } = app.renderScreen(paths.payments, { as: users.admin });
  await user.click(await screen.findByRole('button', { name: 'Actions for Bench' }));
  await screen.findByRole('menuitem', { name: 'Cancel the sale…' });
});

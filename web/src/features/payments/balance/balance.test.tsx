import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

const yesterday = () => new Date(Date.now() - 86_400_000);
const tomorrow = () => new Date(Date.now() + 86_400_000);

const paidAt = new Date('2026-03-01T10:01:00Z');
const handedOver = { handedOverAt: new Date('2026-03-03T10:00:00Z') };

/** Sells a bench in two instalments of $60.01 and $60.00, of which the first is paid: its payment's id. */
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
] as const)(
  'buyer, seller and admin read of %s where it stands',
  async (_what, balance, details, tag, text) => {
    await sellInHalves(balance, details);
    for (const [role, path] of [
      ['buyer', paths.purchases],
      ['seller', paths.sales],
      ['admin', paths.payments],
    ] as const) {
      app.renderApp(path, { as: users[role] });
      const row = (await screen.findAllByRole('row')).find((one) => one.textContent.includes(tag));
      expect(row?.textContent, role).toMatch(text);
      cleanup();
    }
  },
);

test('what becomes overdue while the page is open says so by itself', async () => {
  await sellInHalves(due(new Date(Date.now() + 5_000)), handedOver);
  const { operations } = app.renderApp(paths.purchases, { as: users.buyer });
  await screen.findByText(/^Please pay the balance/);
  await screen.findByText('The balance of $60.00 is overdue: please pay it now');
  screen.getByText('Balance overdue');
  expect(operations.filter((name) => name === 'Purchases')).toHaveLength(1);
});

test('a buyer sees both instalments in the order of their times, and where to pay the second', async () => {
  await sellInHalves(due(tomorrow()), handedOver);
  app.renderApp(paths.purchases, { as: users.buyer });
  const link = await screen.findByRole('link', { name: 'Pay the balance: Bench' });
  expect(link.getAttribute('href')).toMatch(/^\/pages\/payment\/[0-9a-f]{24}\?part=balance$/);
  const steps = within(screen.getByRole('list', { name: 'History' }));
  const texts = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^First half paid, \$60\.01 Sun, Mar 1, 2026/),
    expect.stringMatching(/^Handed over Tue, Mar 3, 2026/),
    'Balance paid, $60.00 not yet',
  ]);
  screen.getByText('First half paid');
  screen.getByText('First half of $120.01');
});

test('a balance that was paid before the hand-over stands before it', async () => {
  await sellInHalves({ status: 'paid', paidAt: new Date('2026-03-02T10:00:00Z') });
  app.renderApp(paths.purchases, { as: users.buyer });
  const steps = within(await screen.findByRole('list', { name: 'History' }));
  const texts = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.map((text) => text.split(/[ ,]/, 2).join(' '))).toEqual([
    ...['First half', 'Balance paid', 'Handed over'],
  ]);
  expect(screen.queryByRole('link', { name: /^Pay the balance/ })).toBeNull();
});

test('a seller says that it was handed over, after being asked, and the balance is due', async () => {
  const id = await sellInHalves();
  const { user, operations } = app.renderApp(paths.sales, { as: users.seller });
  await user.click(await screen.findByRole('button', { name: 'I have handed it over: Bench' }));
  const dialog = await screen.findByRole('dialog', { name: 'Have you handed over Bench?' });
  within(dialog).getByText(/The balance of \$60\.00 is then due/);
  expect(operations).not.toContain('ConfirmHandOver');
  await user.click(within(dialog).getByRole('button', { name: 'Yes, handed over' }));
  await screen.findByText(/owes a balance of \$60\.00$/);
  screen.getByText('Balance due');
  expect(screen.queryByRole('button', { name: /^I have handed it over/ })).toBeNull();
  const payment = await app.shop().models.Payment.findById(id).lean().orFail();
  expect(payment.balance?.status).toBe('due');
  expect(operations.filter((name) => name === 'Sales')).toHaveLength(1);
});

test('an admin finds what is overdue by the address, cancels it after being asked, and the list follows', async () => {
  const id = await sellInHalves(due(yesterday()), handedOver);
  await sellInHalves(due(tomorrow()), handedOver, 'Rower');
  const at = `${paths.payments}?balance=overdue`;
  const { user, operations } = app.renderApp(at, { as: users.admin });
  await screen.findByText('Bench');
  expect(screen.queryByText('Rower')).toBeNull();
  expect(screen.getByRole('button', { name: 'Balance overdue' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await user.click(screen.getByRole('button', { name: 'Cancel the sale: Bench' }));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the sale of Bench?' });
  within(dialog).getByText(/gets the first half, \$60\.01, back in full/);
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(operations).not.toContain('AdminCancelSale');
  await user.click(screen.getByRole('button', { name: 'Cancel the sale: Bench' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Cancel the sale' }));
  await screen.findByText('No balance is overdue');
  const payment = await app.shop().models.Payment.findById(id).lean().orFail();
  expect(payment.status).toBe('refunded');
  await user.click(screen.getByRole('button', { name: 'All payments' }));
  await screen.findByText('Balance cancelled');
  expect(location.search).toBe('');
  expect(screen.queryByRole('button', { name: /^Cancel the sale/ })).toBeNull();
});

test('an admin can cancel a sale in which something is wrong before its balance is due', async () => {
  const id = await sellInHalves();
  await users.buyer.reportProblem({ id }, 'It never came.');
  app.renderApp(paths.payments, { as: users.admin });
  await screen.findByRole('button', { name: 'Cancel the sale: Bench' });
});

test('the receipt names both instalments and their sum', async () => {
  const { Payment } = app.shop().models;
  const first = await Payment.findById(await sellInHalves())
    .lean()
    .orFail();
  const product = { id: String(first.productId) };
  const second = await users.buyer.payPart(product, 'BALANCE');
  const balancePaidAt = new Date('2026-03-05T10:00:00Z');
  await Payment.updateOne({ _id: second.id }, { createdAt: balancePaidAt, paidAt: balancePaidAt });
  await Payment.updateOne({ _id: first._id }, { 'balance.paidAt': balancePaidAt });
  const { user } = app.renderApp(paths.purchases, { as: users.buyer });
  await user.click(await screen.findByRole('button', { name: 'Receipt for Bench' }));
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
  const lines = [...receipt.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(lines.find((line) => line.startsWith('First half'))).toMatch(
    new RegExp(`\\$60\\.01Paid Sun, Mar 1, 2026, .*${first.transactionId}$`),
  );
  expect(lines.find((line) => line.startsWith('Balance'))).toMatch(
    new RegExp(`\\$60\\.00Paid Thu, Mar 5, 2026, .*${second.transactionId}$`),
  );
  expect(lines.at(-1)).toBe('Total$120.01');
  await user.click(within(receipt).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Receipt for the balance of Bench' }));
  const ofBalance = await screen.findByRole('dialog', { name: 'Receipt' });
  within(ofBalance).getByText(second.transactionId);
});

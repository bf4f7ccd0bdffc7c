import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BalanceRecord, PaymentRecord, Records } from '../../../../mocks/records/records.ts';
import { addSaleInHalves } from '../../../../testing/mockSales.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { paths } from '../../../lib/paths.ts';

const { renderApp } = setUpMocks();

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** The screen of somebody, with a sale in two instalments. */
const at =
  (path: string, balance?: Partial<BalanceRecord>, details?: Partial<PaymentRecord>) =>
  (records: Records) => {
    addSaleInHalves(records, balance, details);
    return path;
  };

const handedOver = { handedOverAt: '2026-03-03T10:00:00.000Z' };

/** A balance that is due until a moment (RFC 3339). */
const due = (dueBy: string): Partial<BalanceRecord> => ({
  status: 'DUE',
  dueFrom: handedOver.handedOverAt,
  dueBy,
});

test.each([
  ['a balance that is not due', {}, {}, 'Balance not due yet', /\$60\.00, due with the hand-over/],
  [
    'a due one',
    due('2100-03-06T00:00:00.000Z'),
    handedOver,
    'Balance due',
    /, due by Fri, Mar 5, 2100/,
  ],
  [
    'an overdue one',
    due('2026-03-06T00:00:00.000Z'),
    handedOver,
    'Balance overdue',
    /, was due by Thu, Mar 5, 2026/,
  ],
  [
    'a paid one',
    { status: 'PAID', paidAt: '2026-03-04T10:00:00.000Z' },
    handedOver,
    'Balance paid',
    /on Mar 4, 2026/,
  ],
  [
    'a cancelled one',
    { status: 'CANCELLED', cancelledAt: '2026-03-09T10:00:00.000Z' },
    handedOver,
    'Balance cancelled',
    /on Mar 9, 2026/,
  ],
] as const)(
  'buyer, seller and admin read of %s where it stands',
  async (_what, balance, details, tag, text) => {
    for (const [role, path] of [
      ['BUYER', paths.purchases],
      ['SELLER', paths.sales],
      ['ADMIN', paths.payments],
    ] as const) {
      renderApp(at(path, balance, details), { role });
      const row = (await screen.findAllByRole('row')).find((one) => one.textContent.includes(tag));
      expect(row?.textContent, role).toMatch(text);
      cleanup();
    }
  },
);

test('what becomes overdue while the page is open says so by itself', async () => {
  const { operations } = renderApp(
    (records) =>
      at(paths.purchases, due(new Date(Date.now() + 5000).toISOString()), handedOver)(records),
    { role: 'BUYER' },
  );
  await screen.findByText(/^You have received it: please pay the balance/);
  await screen.findByText('The balance of $60.00 is overdue: please pay it now');
  screen.getByText('Balance overdue');
  expect(operations.filter((name) => name === 'Purchases')).toHaveLength(1);
});

test('a buyer sees both instalments in the order of their times, and where to pay the second', async () => {
  renderApp(at(paths.purchases, due(tomorrow()), handedOver), { role: 'BUYER' });
  const link = await screen.findByRole('link', { name: 'Pay the balance: Bench' });
  expect(link.getAttribute('href')).toMatch(/^\/pages\/payment\/[0-9a-f]{24}\?part=balance$/);
  const steps = within(screen.getByRole('list', { name: 'What has happened' }));
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
  const paid = { status: 'PAID', paidAt: '2026-03-02T10:00:00.000Z' } as const;
  renderApp(at(paths.purchases, paid), { role: 'BUYER' });
  const steps = within(await screen.findByRole('list', { name: 'What has happened' }));
  const texts = steps.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts.map((text) => text.split(/[ ,]/, 2).join(' '))).toEqual([
    ...['First half', 'Balance paid', 'Handed over'],
  ]);
  expect(screen.queryByRole('link', { name: /^Pay the balance/ })).toBeNull();
});

test('a seller says that it was handed over, after being asked, and the balance is due', async () => {
  const { user, operations, records } = renderApp(at(paths.sales), { role: 'SELLER' });
  await user.click(await screen.findByRole('button', { name: 'I have handed it over: Bench' }));
  const dialog = await screen.findByRole('dialog', { name: 'Is Bench with its buyer?' });
  within(dialog).getByText(/The balance of \$60\.00 is then due/);
  expect(operations).not.toContain('ConfirmHandOver');
  await user.click(within(dialog).getByRole('button', { name: 'Yes, handed over' }));
  await screen.findByText(/owes the balance of \$60\.00$/);
  screen.getByText('Balance due');
  expect(screen.queryByRole('button', { name: /^I have handed it over/ })).toBeNull();
  expect(records.payments[0]?.handedOverAt).not.toBeNull();
  expect(operations.filter((name) => name === 'Sales')).toHaveLength(1);
});

test('an admin finds what is overdue by the address, cancels it after being asked, and the list follows', async () => {
  const { user, operations, records } = renderApp(
    (all) => {
      addSaleInHalves(all, due(yesterday()), handedOver);
      addSaleInHalves(all, due(tomorrow()), {
        ...handedOver,
        id: '7'.repeat(24),
        productName: 'Rower',
      });
      return `${paths.payments}?balance=overdue`;
    },
    { role: 'ADMIN' },
  );
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
  expect(operations).not.toContain('CancelSale');
  await user.click(screen.getByRole('button', { name: 'Cancel the sale: Bench' }));
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'Cancel the sale' }));
  await screen.findByText('No balance is overdue');
  expect(records.payments[0]?.status).toBe('REFUNDED');
  await user.click(screen.getByRole('button', { name: 'All payments' }));
  await screen.findByText('Balance cancelled');
  expect(location.search).toBe('');
  expect(screen.queryByRole('button', { name: /^Cancel the sale/ })).toBeNull();
});

test('an admin can cancel a sale in which something is wrong before its balance is due', async () => {
  const problem = { disputedAt: '2026-03-03T10:00:00.000Z', problem: 'It never came.' };
  renderApp(at(paths.payments, {}, problem), { role: 'ADMIN' });
  await screen.findByRole('button', { name: 'Cancel the sale: Bench' });
});

test('the receipt names both instalments and their sum', async () => {
  const { user } = renderApp(
    (records) => {
      const id = '8'.repeat(24);
      const paidAt = '2026-03-05T10:00:00.000Z';
      addSaleInHalves(records, { status: 'PAID', paidAt, paymentId: id }, handedOver);
      addSaleInHalves(
        records,
        {},
        {
          id,
          part: 'BALANCE',
          amount: 60_00,
          balance: null,
          transactionId: 'pi_balance',
          firstHalfId: '6'.repeat(24),
          createdAt: paidAt,
          paidAt,
        },
      );
      return paths.purchases;
    },
    { role: 'BUYER' },
  );
  await user.click(await screen.findByRole('button', { name: 'Receipt for Bench' }));
  const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
  const lines = [...receipt.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(lines.find((line) => line.startsWith('First half'))).toMatch(
    /\$60\.01Paid Sun, Mar 1, 2026, .*pi_mock$/,
  );
  expect(lines.find((line) => line.startsWith('Balance'))).toMatch(
    /\$60\.00Paid Thu, Mar 5, 2026, .*pi_balance$/,
  );
  expect(lines.at(-1)).toBe('Total$120.01');
  await user.click(within(receipt).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Receipt for the balance of Bench' }));
  const ofBalance = await screen.findByRole('dialog', { name: 'Receipt' });
  within(ofBalance).getByText('pi_balance');
});

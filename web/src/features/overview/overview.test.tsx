import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { type Faults, failed } from '../../../testing/faults.ts';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { addSale, addSaleInHalves } from '../../../testing/sales.ts';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

const thisMonth = new Date();
const twoMonthsAgo = new Date(thisMonth);
twoMonthsAgo.setUTCDate(1);
twoMonthsAgo.setUTCMonth(twoMonthsAgo.getUTCMonth() - 2);
const longAgo = new Date('2026-03-01T10:00:00Z');

let admin: TestUser;
let seller: TestUser;

/** A sale today, one in another currency, one of two months ago with half refunded, and an overdue balance. */
beforeAll(async () => {
  const users = await app.createShop();
  ({ admin, seller } = users);
  const trade = { shop: app.shop(), ...users };
  const at = (date: Date) => ({ createdAt: date, paidAt: date });
  await addSale(trade);
  await addSale({ ...trade, record: { currency: 'eur', amount: 30_00 } });
  await addSale({ ...trade, record: { ...at(twoMonthsAgo), amountRefunded: 60_00 } });
  const due = { 'balance.status': 'due', 'balance.dueBy': new Date('2026-03-06T00:00:00Z') };
  // A recorded hand-over counts, whatever the order says.
  await addSaleInHalves({ ...trade, record: { ...at(longAgo), ...due, handedOverAt: longAgo } });
});

const openOverview = (search = '', faults: Faults = {}) =>
  app.renderScreen(`${paths.overview}${search}`, { as: admin, faults });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** The rows of the table behind a chart. */
async function rowsOf(name: string): Promise<string[][]> {
  const card = await region(name);
  const line = await card.findByText(`${name} as a table`);
  const table = line.parentElement?.querySelectorAll('tbody tr') ?? [];
  return [...table].map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
}

/** A main number and its link; null for numbers of a range, since no screen lists those records alone. */
async function tile(name: string) {
  const lists = await Promise.all(
    ['Main numbers', 'Sellers’ money'].map((label) => screen.findByRole('list', { name: label })),
  );
  const items = lists.flatMap((list) => within(list).getAllByRole('listitem'));
  const item = items.find(({ textContent }) => textContent?.startsWith(name));
  const link = item?.querySelector('a');
  return [item?.textContent?.replace(name, ''), link?.getAttribute('href') ?? null];
}

const monthOf = (date: Date) =>
  date.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

test('says what came and was sold, and leads to what is open', async () => {
  const { operations } = openOverview();
  await rowsOf('Net sales');
  expect(await tile('Sales')).toEqual(['$120.00', null]);
  expect(await tile('Products sold')).toEqual(['2', null]);
  expect(await tile('Balances overdue now')).toEqual(['1', '/pages/payments?balance=overdue']);
  expect(await tile('Open reports now')).toEqual(['0', paths.reports]);
  expect((await tile('New sellers'))[1]).toBeNull();
  expect((await rowsOf('Net sales'))[0]?.[1]).toBe('$120.00, €30.00');
  expect(await rowsOf('Products sold')).toHaveLength(30);
  expect((await rowsOf('Payments by status'))[1]).toEqual(['Paid', '2']);
  const [first] = await rowsOf('Categories by sale');
  expect(first?.slice(1)).toEqual(['2', '$120.00, €30.00']);
  // The page's frame and the menu send queries of their own.
  const own = operations.filter((name) => name !== 'Root' && name !== 'Tasks');
  expect(own).toEqual(['Overview']);
});

test('days and their division are chosen into the address, and read from it', async () => {
  const { user } = openOverview();
  await rowsOf('Net sales');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Last 12 months');
  const [present, , before] = await rowsOf('Net sales');
  expect(present).toEqual([monthOf(thisMonth), '$120.00, €30.00']);
  expect(before).toEqual([monthOf(twoMonthsAgo), '$60.00']);
  expect(location.search).toBe('?range=12m');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'By week');
  await expect.poll(async () => (await rowsOf('Net sales')).length).toBeGreaterThan(50);
  expect(location.search).toBe('?range=12m&interval=week');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Last 30 days');
  await expect.poll(async () => (await rowsOf('Net sales')).length).toBe(30);
  expect(location.search).toBe('');
});

test('the page shows the range in the address, and ignores an interval that it can’t have', async () => {
  openOverview('?range=5y&interval=day');
  expect(await rowsOf('Net sales')).toHaveLength(60);
  const divided = within(screen.getByRole('combobox', { name: 'Group' }));
  expect(divided.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['By week', 'By month'],
  ]);
});

test('the numbers of a chart are behind a line that opens', async () => {
  const { user } = openOverview();
  const card = await region('Products sold');
  const line = await card.findByText('Products sold as a table');
  expect(line.parentElement).toHaveProperty('open', false);
  await user.click(line);
  expect(line.parentElement).toHaveProperty('open', true);
  card.getByRole('columnheader', { name: 'Sold' });
});

test('numbers that do not come are an error with Retry', async () => {
  let fails = true;
  const fault = () => (fails ? failed({ code: 'UNAVAILABLE' }) : undefined);
  const { user } = openOverview('', { Overview: fault });
  await screen.findByText('We couldn’t load the numbers');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => tile('Open reports now')).toEqual(['0', paths.reports]);
});

test('only admins see it', async () => {
  const { operations } = app.renderScreen(paths.overview, { as: seller });
  await screen.findByRole('heading', { level: 1 });
  expect(operations).not.toContain('Overview');
});

test('a shop without records says so in each place', async () => {
  const { Payment, Product } = app.shop().models;
  await Promise.all([Payment.deleteMany(), Product.deleteMany()]);
  openOverview();
  for (const name of ['Net sales', 'Products sold', 'New products']) {
    await (await region(name)).findByText('Nothing in this period.');
  }
  await (await region('Categories by stock')).findByText('Nothing is for sale.');
  await (await region('Categories by sale')).findByText('Nothing was sold in this period.');
  await (await region('Payments by status')).findByText('No payments in this period.');
});

import { screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { emptyRecords, type PaymentRecord, type Records } from '../../../mocks/records/records.ts';
import { addSale, addSaleInHalves } from '../../../testing/mockSales.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();
const admin = { role: 'ADMIN' } as const;

const thisMonth = new Date();
const twoMonthsAgo = new Date(thisMonth);
twoMonthsAgo.setUTCDate(1);
twoMonthsAgo.setUTCMonth(twoMonthsAgo.getUTCMonth() - 2);

/** A sale of today, one in other money, one of two months ago of which half was returned, and an overdue balance. */
function addSales(records: Records): void {
  records.payments.length = 0;
  const sold = (id: string, at: Date, details: Partial<PaymentRecord> = {}) => {
    const moment = at.toISOString();
    const ids = { id: id.repeat(24), transactionId: `pi_${id}` };
    addSale(records, { ...ids, createdAt: moment, paidAt: moment, ...details });
  };
  sold('1', thisMonth);
  sold('2', thisMonth, { currency: 'eur', amount: 30_00 });
  sold('3', twoMonthsAgo, { amountRefunded: 60_00 });
  addSaleInHalves(records, { status: 'DUE', dueBy: '2026-03-06T00:00:00.000Z' });
}

const withSales = (address: string) => (records: Records) => {
  addSales(records);
  return address;
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** The rows of the table behind a chart. */
async function rowsOf(name: string): Promise<string[][]> {
  const card = await region(name);
  const line = await card.findByText(`${name} as a table`);
  const table = line.parentElement?.querySelectorAll('tbody tr') ?? [];
  return [...table].map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
}

/** A main number and where it leads. */
async function tile(name: string) {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) });
  return [link.textContent?.replace(name, ''), link.getAttribute('href')];
}

const monthOf = (date: Date) =>
  date.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

test('says what came and was sold, and leads to what is open', async () => {
  const { operations } = renderApp(withSales(paths.overview), admin);
  await rowsOf('Money');
  expect(await tile('Paid for products')).toEqual(['$120.00', paths.payments]);
  expect(await tile('Products sold')).toEqual(['2', paths.payments]);
  expect(await tile('Balances overdue now')).toEqual(['1', '/pages/payments?balance=overdue']);
  expect(await tile('Open reports now')).toEqual(['0', paths.reports]);
  expect((await tile('New sellers'))[1]).toBe(paths.sellerUsers);
  expect((await rowsOf('Money'))[0]?.[1]).toBe('$120.00, €30.00');
  expect(await rowsOf('Products sold')).toHaveLength(30);
  expect((await rowsOf('Payments by state'))[1]).toEqual(['Paid', '2']);
  const [first] = await rowsOf('Categories by sale');
  expect(first?.slice(1)).toEqual(['2', '$120.00, €30.00']);
  expect(operations.filter((name) => name !== 'Root')).toEqual(['Overview']);
});

test('days and their division are chosen into the address, and read from it', async () => {
  const { user } = renderApp(withSales(paths.overview), admin);
  await rowsOf('Money');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Last 12 months');
  const [present, , before] = await rowsOf('Money');
  expect(present).toEqual([monthOf(thisMonth), '$120.00, €30.00']);
  expect(before).toEqual([monthOf(twoMonthsAgo), '$60.00']);
  expect(location.search).toBe('?range=12m');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Divided' }), 'By week');
  await expect.poll(async () => (await rowsOf('Money')).length).toBeGreaterThan(50);
  expect(location.search).toBe('?range=12m&interval=week');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Days' }), 'Last 30 days');
  await expect.poll(async () => (await rowsOf('Money')).length).toBe(30);
  expect(location.search).toBe('');
});

test('what the address says is shown, and what it cannot say is not', async () => {
  renderApp(withSales(`${paths.overview}?range=5y&interval=day`), admin);
  expect(await rowsOf('Money')).toHaveLength(60);
  const divided = within(screen.getByRole('combobox', { name: 'Divided' }));
  expect(divided.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['By week', 'By month'],
  ]);
});

test('the numbers of a chart are behind a line that opens', async () => {
  const { user } = renderApp(withSales(paths.overview), admin);
  const card = await region('Products sold');
  const line = await card.findByText('Products sold as a table');
  expect(line.parentElement).toHaveProperty('open', false);
  await user.click(line);
  expect(line.parentElement).toHaveProperty('open', true);
  card.getByRole('columnheader', { name: 'Sold' });
});

test('a shop without records says so in each place', async () => {
  renderApp((records) => {
    const { users } = records;
    Object.assign(records, emptyRecords(), {
      users: users.map((user) => ({ ...user, createdAt: '2020-01-01T00:00:00.000Z' })),
    });
    return paths.overview;
  }, admin);
  for (const name of ['Money', 'Products sold', 'New products', 'New people']) {
    await (await region(name)).findByText('Nothing in these days.');
  }
  await (await region('Categories by stock')).findByText('Nothing is for sale.');
  await (await region('Categories by sale')).findByText('Nothing was sold in these days.');
  await (await region('Payments by state')).findByText('No payment was begun in these days.');
});

test('numbers that do not come are an error with Retry', async () => {
  let fails = true;
  const { user } = renderApp(withSales(paths.overview), admin, {
    Query: {
      overview: () => {
        if (fails) throw new GraphQLError('Down.', { extensions: { code: 'UNAVAILABLE' } });
        return {
          periods: [],
          categories: [],
          payments: [],
          openReportCount: 7,
          overdueBalanceCount: 0,
        };
      },
    },
  });
  await screen.findByText('The numbers did not load');
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await expect.poll(() => tile('Open reports now')).toEqual(['7', paths.reports]);
});

test('only admins see it', async () => {
  const { operations } = renderApp(paths.overview, { role: 'SELLER' });
  await screen.findByRole('heading', { level: 1 });
  expect(operations).not.toContain('Overview');
});

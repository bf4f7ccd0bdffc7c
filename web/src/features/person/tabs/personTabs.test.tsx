import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { expect, test, vi } from 'vitest';
import type { Records } from '../../../../mocks/records/records.ts';
import { setUpMocks } from '../../../../testing/renderOnMocks.tsx';
import { type PersonTab, personTabPath } from './personTabs.ts';

const { renderApp } = setUpMocks();

/** Who has posted the most products. */
const sellerOf = ({ users, products }: Records) => {
  const countOf = (id: string) => products.filter(({ sellerId }) => sellerId === id).length;
  return users.toSorted((one, other) => countOf(other.id) - countOf(one.id))[0]?.id ?? '';
};

const openTab = (tab: PersonTab, resolvers = {}) =>
  renderApp((records) => personTabPath(sellerOf(records), tab), { role: 'ADMIN' }, resolvers);

const tabs = () => within(screen.getByRole('navigation', { name: 'Parts of this page' }));

test('the first part tells how much there is of each, and nothing else is fetched', async () => {
  const { records, operations } = openTab(null);
  const id = sellerOf(records);
  const count = records.products.filter(({ sellerId }) => sellerId === id).length;
  const term = (await screen.findByText('Products posted')).closest('dt');
  await waitFor(() => expect(term?.nextElementSibling?.textContent).toBe(String(count)));
  expect(count).toBeGreaterThan(0);
  expect(operations).toContain('PersonNumbers');
  expect(operations).not.toContain('AdminProducts');
  expect(operations).not.toContain('Payments');
});

test('a part is fetched when its link is followed, and the address names it', async () => {
  const { user, operations, records } = openTab(null);
  const id = sellerOf(records);
  await screen.findByText('Products posted');
  await user.click(tabs().getByRole('link', { name: 'Products' }));
  const table = await screen.findByRole('table', { name: 'Products' });
  expect(operations).toContain('AdminProducts');
  expect(window.location.pathname + window.location.search).toBe(personTabPath(id, 'products'));
  expect(tabs().getByRole('link', { name: 'Products' }).getAttribute('aria-current')).toBe('page');
  const own = records.products.filter(({ sellerId }) => sellerId === id);
  expect(within(table).getAllByRole('row')).toHaveLength(Math.min(own.length, 24) + 1);
});

test('an address opens its part, with none of the products of others', async () => {
  const { records } = openTab('products');
  const table = await screen.findByRole('table', { name: 'Products' });
  const id = sellerOf(records);
  const name = records.users.find((one) => one.id === id)?.name ?? '';
  const sellers = within(table).getAllByRole('link', { name });
  expect(sellers).toHaveLength(within(table).getAllByRole('row').length - 1);
});

test('the admin acts are those of the person', async () => {
  const { records } = renderApp(
    (all) => {
      const entry = {
        action: 'VERIFY_USER' as const,
        source: 'REQUEST' as const,
        targetId: sellerOf(all),
        actorId: null,
        address: '127.0.0.1',
        failedEntryId: null,
        reason: null,
        createdAt: '2026-05-04T12:00:00.000Z',
      };
      all.auditLog.push(
        { ...entry, id: '202605040000000000000001' },
        { ...entry, id: '202605040000000000000002', targetId: '202605040000000000000009' },
      );
      return personTabPath(sellerOf(all), 'acts');
    },
    { role: 'ADMIN' },
  );
  const table = await screen.findByRole('table', { name: 'Admin acts' });
  const name = records.users.find(({ id }) => id === sellerOf(records))?.name ?? '';
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByText(name)).toBeTruthy();
});

test.each([
  ['sales', 'No sales'],
  ['purchases', 'No purchases'],
] as const)('%s without any says so', async (tab, title) => {
  const none = {
    edges: [],
    totalCount: 0,
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  };
  openTab(tab, { Query: { payments: () => none } });
  await screen.findByRole('heading', { name: title });
});

test('sales ask for payments to the person, purchases for those of the person', async () => {
  const payments = vi.fn((): never => {
    throw new GraphQLError('No database.');
  });
  const { user, records } = openTab('sales', { Query: { payments } });
  const id = sellerOf(records);
  await user.click(await screen.findByRole('button', { name: /again|Retry/ }));
  await user.click(tabs().getByRole('link', { name: 'Purchases' }));
  const asked = () => payments.mock.calls.map((call) => (call as unknown[])[1]);
  await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ buyerId: id })));
  expect(asked()[0]).toEqual(expect.objectContaining({ sellerId: id }));
});

test('a part that is not known is the first one', async () => {
  renderApp((records) => `${personTabPath(sellerOf(records), null)}?tab=toString`, {
    role: 'ADMIN',
  });
  await screen.findByText('Products posted');
  expect(tabs().getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page');
});

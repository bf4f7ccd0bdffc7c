import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Resolvers } from '../../../mocks/generated/resolvers.ts';
import { entryOf, forSale } from '../../../testing/mockProducts.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

const orders = { at: paths.orderList, entries: 'bookings', action: /Payment/ } as const;
const wishes = { at: paths.wishList, entries: 'wishes', action: /Order/ } as const;

/** A buyer's list with two entries. `lineOf` finds a product's line, `isListed` whether it has one. */
function openList({ at, entries }: typeof orders | typeof wishes, changed?: Resolvers) {
  const page = renderApp(at, { role: 'BUYER' }, changed);
  const [bench, rack] = forSale(page.records);
  if (!bench || !rack) throw new Error('The shop is empty.');
  page.records[entries].push(entryOf(page.viewer, bench), entryOf(page.viewer, rack));
  const category = page.records.categories.find(({ id }) => id === bench.categoryId);
  const nameOf = ({ productName }: typeof bench) => screen.queryByText(productName);
  return {
    ...page,
    bench,
    rack,
    category,
    isListed: (product: typeof bench) => nameOf(product) !== null,
    lineOf: async (product: typeof bench) => {
      const name = await screen.findByText(product.productName);
      return within(name.closest('tr') ?? name);
    },
  };
}

describe.each([orders, wishes])('on $at', (list) => {
  test('a sold entry says so, and leads to what is similar instead of buying', async () => {
    const { bench, category, lineOf } = openList(list);
    bench.inStock = 'SOLD';
    const line = await lineOf(bench);
    line.getByText('sold');
    const similar = line.getByRole('link', { name: `See similar in ${category?.title}` });
    expect(similar.getAttribute('href')).toBe(paths.category(bench.categoryId));
    expect(line.getByRole('button', { name: list.action })).toHaveProperty('disabled', true);
  });

  test('an entry whose product was deleted says so, and has no page to lead to', async () => {
    const { bench, lineOf } = openList(list);
    bench.inStock = 'REMOVED';
    const line = await lineOf(bench);
    line.getByText('no longer offered');
    line.getByRole('link', { name: /^See similar/ });
    expect(line.queryByRole('link', { name: bench.productName })).toBeNull();
    expect(line.getByRole('button', { name: list.action })).toHaveProperty('disabled', true);
  });

  test('a repriced entry names both prices, and can be bought', async () => {
    const { bench, rack, lineOf } = openList(list);
    bench.resalePrice = 123_400;
    const line = await lineOf(bench);
    line.getByText(/^Was \$[\d,.]+, now \$1,234\.00$/);
    expect(line.queryByRole('link', { name: /^See similar/ })).toBeNull();
    expect(line.getByText(list.action).closest('a, :enabled')).not.toBeNull();
    expect((await lineOf(rack)).queryByText(/^Was/)).toBeNull();
  });

  test('an entry leaves the list by one operation, and the badge counts one less', async () => {
    const { user, bench, rack, operations, isListed, lineOf } = openList(list);
    const line = await lineOf(bench);
    await screen.findByRole('link', { name: /list, 2 entries$/ });
    operations.length = 0;
    await user.click(line.getByRole('button', { name: `Delete ${bench.productName}` }));
    await screen.findByRole('link', { name: /list, 1 entry$/ });
    expect([bench, rack].map(isListed)).toEqual([false, true]);
    expect(operations).toHaveLength(1);
  });

  test('an entry whose removal fails comes back, and a toast says why', async () => {
    const answer = Promise.withResolvers<void>();
    const refuse = async () => {
      await answer.promise;
      return {
        success: false,
        alreadyDone: false,
        message: 'Not just now.',
        code: 'UNAVAILABLE' as const,
      };
    };
    const { user, bench, isListed, lineOf } = openList(list, {
      Mutation: { deleteBookingProduct: refuse, deleteWishProduct: refuse },
    });
    const line = await lineOf(bench);
    await user.click(line.getByRole('button', { name: `Delete ${bench.productName}` }));
    await waitFor(() => expect(isListed(bench)).toBe(false));
    answer.resolve();
    await screen.findByText('Not just now.');
    expect(isListed(bench)).toBe(true);
  });
});

test('an order leads to its payment', async () => {
  const { bench, lineOf } = openList(orders);
  const line = await lineOf(bench);
  expect(line.getByRole('link', { name: /^Payment/ }).getAttribute('href')).toBe(
    paths.payment(bench.id),
  );
});

test('ordering a wish moves it to the order list, by one operation', async () => {
  const { user, bench, rack, records, operations, isListed, lineOf } = openList(wishes);
  const line = await lineOf(bench);
  operations.length = 0;
  await user.click(line.getByRole('button', { name: `Order ${bench.productName}` }));
  await screen.findByText(`${bench.productName} added to booking list`);
  await screen.findByRole('link', { name: 'Order list, 1 entry' });
  await screen.findByRole('link', { name: 'Wish list, 1 entry' });
  expect([bench, rack].map(isListed)).toEqual([false, true]);
  expect(operations).toEqual(['AddToBookingList']);
  expect(records.bookings.map(({ productId }) => productId)).toEqual([bench.id]);
});

test('a wish for what somebody bought meanwhile stays, and a toast says why', async () => {
  const { user, bench, isListed, lineOf } = openList(wishes);
  const line = await lineOf(bench);
  bench.inStock = 'SOLD';
  await user.click(line.getByRole('button', { name: `Order ${bench.productName}` }));
  await screen.findByText(`${bench.productName} is already sold.`);
  expect(isListed(bench)).toBe(true);
});

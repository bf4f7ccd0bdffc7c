import { aProduct } from '@fitness-zone/testkit/factories.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { forget, setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const { shop, createShop, renderApp } = setUpApp();

const orders = { at: paths.orderList, list: 'addToBookingList', action: /Payment/ } as const;
const wishes = { at: paths.wishList, list: 'addToWishList', action: /Order/ } as const;

type Product = { id: string; productName: string };
type Users = { seller: TestUser; otherBuyer: TestUser };

const buy = async ({ otherBuyer }: Users, product: Product) =>
  otherBuyer.recordPayment(await otherBuyer.confirmPayment(product), product);

/** A buyer's list with two entries; `arrange` changes something before the page is opened. */
async function openList(
  { at, list }: typeof orders | typeof wishes,
  arrange: (users: Users, bench: Product) => PromiseLike<unknown> = async () => {},
) {
  const users = await createShop([{}, {}]);
  const { buyer, category } = users;
  const [bench, rack] = users.products;
  if (!bench || !rack) throw new Error('Nothing was posted.');
  await buyer[list](bench);
  await buyer[list](rack);
  await arrange(users, bench);
  const page = renderApp(at, { as: buyer });
  const name = await screen.findByText(bench.productName);
  return {
    ...page,
    users,
    bench,
    rack,
    category,
    line: within(name.closest('tr') ?? name),
    isListed: ({ productName }: Product) => screen.queryByText(productName) !== null,
  };
}

describe.each([orders, wishes])('on $at', (list) => {
  test('an entry says where its product is', async () => {
    const { line } = await openList(list);
    line.getByText(aProduct({}).location);
  });

  test('a sold entry says so, and leads to what is similar instead of buying', async () => {
    const { category, line } = await openList(list, buy);
    line.getByText('sold');
    const similar = line.getByRole('link', { name: `See similar in ${category.title}` });
    expect(similar.getAttribute('href')).toBe(paths.category(category.id));
    expect(line.getByRole('button', { name: list.action })).toHaveProperty('disabled', true);
  });

  test('an entry whose product was deleted says so, and has no page to lead to', async () => {
    const { bench, line } = await openList(list, ({ seller }, product) =>
      seller.deleteProduct(product),
    );
    line.getByText('no longer offered');
    line.getByRole('link', { name: /^See similar/ });
    expect(line.queryByRole('link', { name: bench.productName })).toBeNull();
    expect(line.getByRole('button', { name: list.action })).toHaveProperty('disabled', true);
  });

  test('a repriced entry names both prices, and can be bought', async () => {
    const { rack, line } = await openList(list, (_users, { id }) =>
      shop().models.Product.updateOne({ _id: id }, { resalePrice: 123_400 }),
    );
    line.getByText(/^Price (when you booked it|when you wished it) \$[\d,.]+, now \$1,234\.00$/);
    expect(line.queryByRole('link', { name: /^See similar/ })).toBeNull();
    expect(line.getByText(list.action).closest('a, :enabled')).not.toBeNull();
    const other = screen.getByText(rack.productName).closest('tr');
    expect(other?.textContent).not.toContain('now');
  });

  test('an entry leaves the list by one operation, and the badge counts one less', async () => {
    const { user, bench, rack, operations, isListed, line } = await openList(list);
    await screen.findByRole('link', { name: /^\w+ List 2 (booked|wished)$/ });
    await forget(operations);
    await user.click(line.getByRole('button', { name: `Delete ${bench.productName}` }));
    await screen.findByRole('link', { name: /^\w+ List 1 (booked|wished)$/ });
    expect([bench, rack].map(isListed)).toEqual([false, true]);
    expect(operations).toHaveLength(1);
  });
});

test('an order leads to its payment', async () => {
  const { bench, line } = await openList(orders);
  expect(line.getByRole('link', { name: /^Payment/ }).getAttribute('href')).toBe(
    paths.payment(bench.id),
  );
});

test('ordering a wish moves it to the order list, by one operation', async () => {
  const { user, users, bench, rack, operations, isListed, line } = await openList(wishes);
  await forget(operations);
  await user.click(line.getByRole('button', { name: `Order ${bench.productName}` }));
  await screen.findByText(`${bench.productName} added to booking list`);
  await screen.findByRole('link', { name: 'Order List 1 booked' });
  await screen.findByRole('link', { name: 'Wish List 1 wished' });
  expect([bench, rack].map(isListed)).toEqual([false, true]);
  expect(operations).toEqual(['AddToBookingList']);
  const booked = await shop().models.Booking.find({ userId: users.buyer.id }).lean();
  expect(booked.map(({ productId }) => productId.toHexString())).toEqual([bench.id]);
});

test('a wished product that was bought meanwhile stays on the wish list, and a toast says why', async () => {
  const { user, users, bench, isListed, line } = await openList(wishes);
  await buy(users, bench);
  await user.click(line.getByRole('button', { name: `Order ${bench.productName}` }));
  await screen.findByText(`${bench.productName} is already sold.`);
  expect(isListed(bench)).toBe(true);
});

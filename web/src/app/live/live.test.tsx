import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const { shop, createShop, renderApp } = setUpApp();

/** Users, with one product for sale, and what another buyer does to it. */
async function withProduct() {
  const users = await createShop([{}]);
  const { otherBuyer } = users;
  const [bench] = users.products;
  if (!bench) throw new Error('Nothing was posted.');
  const sell = async () => otherBuyer.recordPayment(await otherBuyer.confirmPayment(bench), bench);
  return { ...users, bench, sell };
}

test('what somebody posts arrives in the open grid and counts in the sidebar, and nothing is asked', async () => {
  const { seller, category, bench } = await withProduct();
  const { operations } = renderApp(paths.pages, { live: true });
  await screen.findByText(bench.productName);
  const counts = () => screen.getByRole('navigation', { name: 'CATEGORIES' }).textContent;
  const before = counts();
  operations.length = 0;
  const { productName } = await seller.addProduct(aProduct({ categoryId: category.id }));
  await screen.findByText(productName);
  await waitFor(() => expect(counts()).not.toBe(before));
  expect(operations).toEqual([]);
});

test('a product that somebody buys is sold on its open page, and its buttons are disabled', async () => {
  const { buyer, bench, sell } = await withProduct();
  const { operations } = renderApp(paths.product(bench.id), { as: buyer, live: true });
  const button = await screen.findByRole('button', { name: 'Add to Cart' });
  expect(button).toHaveProperty('disabled', false);
  operations.length = 0;
  await sell();
  await screen.findByText('This product is sold.');
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveProperty('disabled', true);
  expect(operations).toEqual([]);
});

test('an order whose product somebody else buys says so in the open list', async () => {
  const { buyer, bench, sell } = await withProduct();
  await buyer.addToBookingList(bench);
  const { operations } = renderApp(paths.orderList, { as: buyer, live: true });
  await screen.findByRole('link', { name: `Payment for ${bench.productName}` });
  operations.length = 0;
  await sell();
  const row = screen.getByRole('row', { name: new RegExp(bench.productName) });
  await within(row).findByText('sold');
  expect(operations).toEqual([]);
});

test('an admin sees who joins, and that a colleague verifies them', async () => {
  const { admin, visitor } = await createShop();
  const { operations } = renderApp(paths.buyerUsers, { as: admin, live: true });
  await screen.findByRole('table');
  operations.length = 0;
  const email = 'newcomer@example.com';
  const { idToken } = shop().identity.signUp({ email, emailVerified: true });
  await visitor.post('/addUser', { name: 'Ada Newcomer', email, userRole: 'buyer', idToken });
  const row = await screen.findByRole('row', { name: /Ada Newcomer/ });
  within(row).getByRole('img', { name: 'Not verified' });
  await admin.verifyUser({ email });
  await within(row).findByRole('img', { name: 'Verified' });
  expect(operations).toEqual([]);
});

test('a seller sees at once that a product was bought', async () => {
  const { seller, bench, sell } = await withProduct();
  renderApp(paths.productList, { as: seller, live: true });
  const row = await screen.findByRole('row', { name: new RegExp(bench.productName) });
  within(row).getByText('available');
  await sell();
  await within(row).findByText('sold');
  await waitFor(() =>
    expect(within(row).getByRole('button', { name: /^Delete/ })).toHaveProperty('disabled', true),
  );
});

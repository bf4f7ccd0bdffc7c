import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { aUser } from '@fitness-zone/testkit/factories.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forget, setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const { shop, createShop, renderApp } = setUpApp({ live: true });

type Users = Awaited<ReturnType<typeof createShop>>;

/** Another buyer pays for a product. */
async function sell({ otherBuyer }: Users, product: { id: string }) {
  await otherBuyer.recordPayment(await otherBuyer.confirmPayment(product), product);
}

/** A new shop with one product for sale. */
async function createOneProduct() {
  const users = await createShop([{}]);
  const [bench] = users.products;
  if (!bench) throw new Error('Nothing was posted.');
  return { ...users, bench };
}

test('a product posted by another user appears in the open grid and in the sidebar count, without a query', async () => {
  const { seller, bench, category } = await createOneProduct();
  const { operations } = renderApp(paths.pages);
  await screen.findByText(bench.productName);
  const counts = () => screen.getByRole('navigation', { name: 'CATEGORIES' }).textContent;
  const before = counts();
  await forget(operations);
  const { id: _id, category: _category, ...input } = bench;
  const productName = `Another ${bench.productName}`;
  await seller.addProduct({ ...input, productName, categoryId: category.id });
  await screen.findByText(productName);
  await waitFor(() => expect(counts()).not.toBe(before));
  expect(operations).toEqual([]);
});

test('a product bought by another user is shown as sold on its open page, with its buttons disabled', async () => {
  const users = await createOneProduct();
  const { operations } = renderApp(paths.product(users.bench.id), { as: users.buyer });
  const button = await screen.findByRole('button', { name: 'Add to Cart' });
  expect(button).toHaveProperty('disabled', false);
  // The page's last queries.
  await waitFor(() =>
    expect(operations).toEqual(expect.arrayContaining(['PriceGuide', 'MoreProducts'])),
  );
  await forget(operations);
  await sell(users, users.bench);
  await screen.findByText('This product is sold.');
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveProperty('disabled', true);
  // Similar products are refetched later.
  expect(operations).not.toContain('Product');
});

test('suggestions for what is typed again name no product that another user has bought meanwhile', async () => {
  const users = await createShop([
    { productName: 'Dulcinea bench' },
    { productName: 'Dulcinea rower' },
  ]);
  const [bench] = users.products;
  const { user } = renderApp(paths.about, { as: users.buyer });
  await screen.findByLabelText('Search products');
  await user.keyboard('/');
  // Input before the field has the focus is lost.
  await screen.findByRole('combobox', { name: 'Search products', hidden: true });
  /** Words and products, which have a price beside the name. */
  const suggestions = () =>
    [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
  await user.keyboard('dulci');
  await waitFor(() =>
    expect(suggestions()).toEqual([
      'Dulcinea rower',
      'Dulcinea bench',
      'Dulcinea rower $120.00',
      'Dulcinea bench $120.00',
    ]),
  );
  if (bench) await sell(users, bench);
  await user.clear(screen.getByLabelText('Search products'));
  await user.keyboard('dulci');
  await waitFor(() => expect(suggestions()).toEqual(['Dulcinea rower', 'Dulcinea rower $120.00']));
});

test('an order whose product another user buys says so in the open list', async () => {
  const users = await createOneProduct();
  const { buyer, bench } = users;
  await buyer.addToBookingList(bench);
  const { operations } = renderApp(paths.orderList, { as: buyer });
  await screen.findByRole('link', { name: `Payment for ${bench.productName}` });
  await forget(operations);
  await sell(users, bench);
  const row = screen.getByRole('row', { name: new RegExp(bench.productName) });
  await within(row).findByText('sold');
  expect(operations).toEqual([]);
});

test('an admin sees who joins, and that a colleague verifies them', async () => {
  const { admin } = await createShop();
  const { admin: colleague } = await createShop();
  const { operations } = renderApp(paths.buyerUsers, { as: admin });
  await screen.findByRole('table');
  await forget(operations);
  const { name, email } = aUser();
  const { idToken } = shop().identity.signUp({ email, emailVerified: true });
  await apiClient(shop(), null).post('/addUser', { name, email, userRole: 'buyer', idToken });
  const row = await screen.findByRole('row', { name: new RegExp(email) });
  within(row).getByRole('img', { name: 'Not verified' });
  await colleague.verifyUser({ email });
  await within(row).findByRole('img', { name: 'Verified' });
  // The menu's numbers may be refetched at any time.
  expect(operations.filter((name) => name !== 'Tasks')).toEqual([]);
});

test('a seller sees at once that a product was bought', async () => {
  const users = await createOneProduct();
  renderApp(paths.productList, { as: users.seller });
  const name = new RegExp(users.bench.productName);
  const row = await screen.findByRole('row', { name });
  within(row).getByText('available');
  await sell(users, users.bench);
  await within(row).findByText('sold');
  await waitFor(() =>
    expect(within(row).getByRole('button', { name: /^Delete/ })).toHaveProperty('disabled', true),
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryOf, newestAvailable } from '../../../testing/mockProducts.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

test('a product posted by another user appears in the open grid and in the sidebar count, without a query', async () => {
  const { others, operations, records } = renderApp(paths.pages, { live: true });
  await screen.findByText(newestAvailable(records).productName);
  const counts = () => screen.getByRole('navigation', { name: 'CATEGORIES' }).textContent;
  const before = counts();
  operations.length = 0;
  await others.post();
  await screen.findByText(newestAvailable(records).productName);
  expect(counts()).not.toBe(before);
  expect(operations).toEqual([]);
});

test('a product bought by another user is shown as sold on its open page, with its buttons disabled', async () => {
  const { others, operations, records, router } = renderApp(paths.pages, {
    role: 'BUYER',
    live: true,
  });
  const bench = newestAvailable(records);
  await router.navigate(paths.product(bench.id));
  const button = await screen.findByRole('button', { name: 'Add to Cart' });
  expect(button).toHaveProperty('disabled', false);
  operations.length = 0;
  await others.sell(bench);
  await screen.findByText('This product is sold.');
  expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveProperty('disabled', true);
  expect(operations).toEqual([]);
});

test('an order whose product another user buys says so in the open list', async () => {
  const { others, operations, records, viewer, router } = renderApp(paths.pages, {
    role: 'BUYER',
    live: true,
  });
  const bench = newestAvailable(records);
  records.bookings.push(entryOf(viewer, bench));
  await router.navigate(paths.orderList);
  await screen.findByRole('link', { name: `Payment for ${bench.productName}` });
  operations.length = 0;
  await others.sell(bench);
  const row = screen.getByRole('row', { name: new RegExp(bench.productName) });
  await within(row).findByText('sold');
  expect(operations).toEqual([]);
});

test('an admin sees who joins, and that a colleague verifies them', async () => {
  const { others, operations, records } = renderApp(paths.buyerUsers, {
    role: 'ADMIN',
    live: true,
  });
  await screen.findByRole('table');
  operations.length = 0;
  await others.join('BUYER');
  const { name } = records.users.at(-1) ?? { name: '' };
  const row = await screen.findByRole('row', { name: new RegExp(name) });
  within(row).getByRole('img', { name: 'Not verified' });
  while (!records.users.at(-1)?.verified) await others.verify();
  await within(row).findByRole('img', { name: 'Verified' });
  expect(operations).toEqual([]);
});

test('a seller sees at once that a product was bought', async () => {
  const { others, records, viewer } = renderApp(paths.productList, { role: 'SELLER', live: true });
  const bench = records.products.findLast(
    ({ sellerId, inStock }) => sellerId === viewer?.id && inStock === 'AVAILABLE',
  );
  const row = await screen.findByRole('row', { name: new RegExp(bench?.productName ?? '') });
  within(row).getByText('available');
  await others.sell(bench);
  await within(row).findByText('sold');
  await waitFor(() =>
    expect(within(row).getByRole('button', { name: /^Delete/ })).toHaveProperty('disabled', true),
  );
});

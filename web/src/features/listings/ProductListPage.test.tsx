import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forget, setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const { shop, createShop, renderApp, renderScreen } = setUpApp();

/** The seller's table of two products, and the row of the first. */
async function openTable(sold = false, render = renderScreen) {
  const users = await createShop([{}, {}]);
  const { seller, otherBuyer, category, products } = users;
  const [bench] = products;
  if (!bench) throw new Error('Nothing was posted.');
  if (sold) await otherBuyer.recordPayment(await otherBuyer.confirmPayment(bench), bench);
  const page = render(paths.productList, { as: seller });
  const name = await screen.findByText(bench.productName);
  await forget(page.operations);
  return { ...page, users, category, products, bench, line: within(name.closest('tr') ?? name) };
}

test('the table has only the seller’s own products', async () => {
  const { users, products } = await openTable();
  await users.otherSeller.addProduct(aProduct());
  cleanup();
  renderScreen(paths.productList, { as: users.seller });
  await screen.findByText(products[0]?.productName ?? '');
  expect(screen.getAllByRole('row')).toHaveLength(products.length + 1);
});

test('a product is advertised by one operation, after saying what that does, and then never again', async () => {
  const { user, line, bench, operations } = await openTable();
  await user.click(line.getByRole('button', { name: `Advertise ${bench.productName}` }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/For 30 days.*home page.*matching lists.*labelled “Ad”.*free/);
  expect(operations).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Advertise' }));
  await screen.findByText(`${bench.productName} advertised successfully`);
  const button = line.getByRole('button', { name: `Advertised ${bench.productName}` });
  expect(button).toHaveProperty('disabled', true);
  expect(operations).toEqual(['AdvertiseProduct']);
  const now = await shop().models.Product.findById(bench.id).lean();
  expect(now?.advertisement).toBe(true);
});

test('an advertisement says until when, and is ended by one operation', async () => {
  const { user, line, bench, operations } = await openTable();
  await user.click(line.getByRole('button', { name: `Advertise ${bench.productName}` }));
  await user.click(await screen.findByRole('button', { name: 'Advertise' }));
  await line.findByText(/^until/);
  const end = { name: `End the advertisement of ${bench.productName}` };
  await user.click(await line.findByRole('button', end));
  await screen.findByText(`${bench.productName} is no longer advertised`);
  expect(line.queryByRole('button', end)).toBeNull();
  expect(line.queryByText(/^until/)).toBeNull();
  const button = line.getByRole('button', { name: `Advertise ${bench.productName}` });
  expect(button).toHaveProperty('disabled', false);
  expect(operations).toEqual(['AdvertiseProduct', 'EndAdvertisement']);
  const now = await shop().models.Product.findById(bench.id).lean();
  expect(now?.advertisement).toBe(false);
});

test('a product is deleted only after a question, and leaves table and sidebar by one operation', async () => {
  const { user, category, line, bench, operations } = await openTable(false, renderApp);
  const sidebar = within(screen.getByRole('navigation', { name: 'CATEGORIES' }));
  const link = sidebar.getByRole('link', { name: new RegExp(`^${category.title}`) });
  const count = Number(link.textContent?.slice(category.title.length));
  await user.click(line.getByRole('button', { name: `Delete ${bench.productName}` }));
  const question = await screen.findByRole('dialog', { name: `Delete ${bench.productName}?` });
  const remove = within(question).getByRole('button', { name: 'Delete product' });
  await waitFor(() => expect(remove).toHaveProperty('disabled', false));
  await user.click(remove);
  await screen.findByText(`${bench.productName} deleted successfully`);
  await waitFor(() => expect(screen.queryByText(bench.productName)).toBeNull());
  expect(link.textContent).toBe(`${category.title}${count - 1}`);
  // The menu refetches its task count.
  expect(operations.filter((name) => name !== 'Tasks')).toEqual([
    'UnendedOfferCount',
    'DeleteProduct',
  ]);
});

test('cancelling the dialog deletes nothing', async () => {
  const { user, line, bench, operations } = await openTable();
  await user.click(line.getByRole('button', { name: `Delete ${bench.productName}` }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByText(bench.productName);
  expect(operations).toEqual(['UnendedOfferCount']);
});

test('a sold product can neither be advertised nor deleted', async () => {
  const { line } = await openTable(true);
  line.getByText('sold');
  expect(line.getByRole('button', { name: /^Advertise/ })).toHaveProperty('disabled', true);
  expect(line.getByRole('button', { name: /^Delete/ })).toHaveProperty('disabled', true);
});

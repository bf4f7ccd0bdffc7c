import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scrollTo } from '../../../testing/browserApiStubs.ts';
import { forget, setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

const pageSize = 24;
const shown = () =>
  [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);

/** A shop with slightly more products than fill two pages; returns their names, newest first. */
async function createManyProducts() {
  const users = await createShop(Array.from({ length: 2 * pageSize + 2 }, () => ({})));
  const names = users.products.map(({ productName }) => productName).toReversed();
  return { ...users, names };
}

test('the next page comes when one scrolls to the end, by one operation, until all is shown', async () => {
  const { names } = await createManyProducts();
  const { operations } = renderScreen(paths.pages);
  await waitFor(() => expect(shown()).toEqual(names.slice(0, pageSize)));
  await forget(operations);
  scrollTo(await screen.findByText('Show more'));
  await waitFor(() => expect(shown()).toEqual(names.slice(0, 2 * pageSize)));
  expect(operations).toEqual(['AllProducts']);
  scrollTo(await screen.findByText('Show more'));
  await waitFor(() => expect(shown()).toEqual(names));
  expect(screen.queryByText('Show more')).toBeNull();
});

test('an advertisement does not repeat a product that the list shows', async () => {
  const { names, products, seller } = await createManyProducts();
  for (const product of [products[1], products.at(-1)]) {
    await seller.graphql('mutation ($id: ID!) { advertiseProduct(id: $id) { success } }', product);
  }
  const { user } = renderScreen(paths.pages);
  const row = () => screen.queryByRole('region', { name: 'Advertisements' });
  await waitFor(() => expect(shown()).toEqual(names.slice(0, pageSize)));
  const advertised = within(row() ?? document.body).getAllByRole('link');
  expect(advertised.map(({ textContent }) => textContent)).toEqual([names.at(-2)]);
  for (const length of [2 * pageSize, 3 * pageSize]) {
    await user.click(await screen.findByText('Show more'));
    await waitFor(() => expect(shown()).toHaveLength(length));
  }
  expect(row()).toBeNull();
});

test('a product posted between two pages shifts neither', async () => {
  const { names, seller, category } = await createManyProducts();
  const { user } = renderScreen(paths.pages);
  await waitFor(() => expect(shown()).toHaveLength(pageSize));
  await seller.addProduct(aProduct({ categoryId: category.id }));
  await user.click(await screen.findByText('Show more'));
  await waitFor(() => expect(shown()).toEqual(names.slice(0, 2 * pageSize)));
});

import type { ProductInput } from '@fitness-zone/testkit/factories.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { routes } from '../../app/routes.tsx';
import { loadScreens } from '../../app/screen.tsx';
import { paths } from '../../lib/paths.ts';
import { compared } from '../browsing/comparedAndSeenProducts.ts';

const { createShop, renderApp } = setUpApp();

const gone = 'f'.repeat(24);

const some: Partial<ProductInput>[] = [
  { productName: 'Bench', resalePrice: 300_00, originalPrice: 500_00, yearsOfUsedProduct: 1 },
  { productName: 'Rack', resalePrice: 200_00, originalPrice: 500_00, yearsOfUsedProduct: 1 },
  { productName: 'Rower', resalePrice: 250_00, originalPrice: 250_00, yearsOfUsedProduct: 4 },
  { productName: 'Bike', resalePrice: 250_00, originalPrice: 400_00, yearsOfUsedProduct: 0 },
  { productName: 'Mat', resalePrice: 20_00, originalPrice: 40_00, yearsOfUsedProduct: 2 },
];

/** The texts of a row of the comparison, its name first. */
const row = (name: string) => {
  const table = screen.getByRole('table', { name: 'Comparison' });
  const found = within(table)
    .getAllByRole('row')
    .find((one) => within(one).queryByRole('rowheader')?.textContent?.startsWith(name));
  if (!found) return null;
  return [...within(found).getAllByRole('rowheader'), ...within(found).getAllByRole('cell')].map(
    ({ textContent }) => textContent,
  );
};
const columns = () =>
  screen
    .queryAllByRole('columnheader')
    .flatMap(({ textContent }) => textContent ?? [])
    .slice(1);

test('products stand in the order of the address, and what differs is marked in words', async () => {
  const { products, seller, category } = await createShop(some.slice(0, 3));
  const [bench, rack, rower] = products.map(({ id }) => id);
  const { operations } = renderApp(paths.compare([rower ?? '', bench ?? '', rack ?? '']));
  await screen.findByRole('table');
  expect(columns()).toEqual(['Rower', 'Bench', 'Rack']);
  expect(row('Price')).toEqual([
    'Price Differs',
    '$250.00Originally $250.00',
    '$300.00Originally $500.00',
    '$200.00Originally $500.00 Lowest price',
  ]);
  expect(row('Saving')).toEqual(['Saving Differs', 'None', '$200.00 (40%)', '$300.00 (60%)']);
  expect(row('Used for')).toEqual(['Used for Differs', '4 years', '1 year', '1 year']);
  expect(row('Seller')?.[0]).toBe('Seller');
  expect(row('Seller')?.[1]).toBe(seller.name);
  expect(row('Category')).toEqual(['Category', category.title, category.title, category.title]);
  expect(row('In stock')).toEqual(['In stock', 'available', 'available', 'available']);
  expect(operations.filter((name) => name === 'Compare')).toHaveLength(1);
});

test('only the rows that differ are left by the switch', async () => {
  const { products } = await createShop(some.slice(0, 2));
  const { user } = renderApp(paths.compare(products.map(({ id }) => id)));
  const onlyDifferences = await screen.findByRole('switch', { name: 'Show only differences' });
  screen.getByText('2 of 9 rows differ');
  expect(row('Condition')).not.toBeNull();
  await user.click(onlyDifferences);
  expect(onlyDifferences.getAttribute('aria-checked')).toBe('true');
  expect(row('Condition')).toBeNull();
  expect(row('Price')).not.toBeNull();
});

test('the page names unknown products and drops them on request; columns can be removed', async () => {
  const { products } = await createShop(some.slice(0, 3));
  const [bench, rack, rower] = products.map(({ id }) => id) as [string, string, string];
  const { user } = renderApp(paths.compare([bench, gone, 'x'.repeat(65), rack, rower]));
  await screen.findByText('This link has 5 products. We compare the first 4.');
  screen.getByText('2 of these products are no longer in the shop.');
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  expect(window.location.search).toBe(`?ids=${bench},${rack}`);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove Bench from the comparison' }));
  expect(window.location.search).toBe(`?ids=${rack}`);
  await screen.findByRole('heading', { name: 'Choose at least two products' });
  expect(columns()).toEqual(['Rack']);
  await user.click(screen.getByRole('link', { name: 'Add another product' }));
  expect(compared.get()).toEqual([rack]);
});

test('without products the page says how to begin, and asks nothing', async () => {
  await createShop();
  const { operations } = renderApp(paths.compare([]));
  await screen.findByRole('heading', { name: 'Choose at least two products' });
  expect(operations).not.toContain('Compare');
});

test('products are chosen on their cards, four at most, and the bar leads to the comparison', async () => {
  const { products, category } = await createShop(some);
  const { user, operations } = renderApp(paths.category(category.id));
  const toggle = (name: string) => screen.findByRole('button', { name: `Compare ${name}` });
  await user.click(await toggle('Mat'));
  const bar = within(await screen.findByRole('complementary', { name: 'Products to compare' }));
  bar.getByText('Choose one more to compare');
  expect((await toggle('Mat')).getAttribute('aria-pressed')).toBe('true');
  for (const name of ['Bike', 'Rower', 'Rack']) await user.click(await toggle(name));
  await bar.findByText('4 products chosen to compare');
  await user.click(await toggle('Bench'));
  await screen.findByText('Up to 4 products can be compared. Remove one of them first.');
  expect((await toggle('Bench')).getAttribute('aria-pressed')).toBe('false');
  await user.click(await bar.findByRole('button', { name: /^Remove Bike / }));
  await user.click(await toggle('Rack'));
  expect(operations).not.toContain('ChosenProducts');
  await user.click(bar.getByRole('link', { name: 'Compare (2)' }));
  await screen.findByRole('table');
  expect(columns()).toEqual(['Mat', 'Rower']);
  expect(products.map(({ id }) => id)).toEqual(expect.arrayContaining([...compared.get()]));
  expect(screen.queryByRole('complementary', { name: 'Products to compare' })).toBeNull();
});

test.each([
  ['the home page', () => paths.home, true],
  ['the page of a product', (id: string) => paths.product(id), true],
  ['the order list', () => paths.orderList, false],
  ['a page of text', () => paths.about, false],
])('the bar is where products are listed: %s', async (_name, pathOf, isThere) => {
  const { buyer, products } = await createShop(some.slice(0, 2));
  const ids = products.map(({ id }) => id);
  compared.set(ids);
  renderApp(pathOf(ids[0] ?? ''), { as: buyer });
  await screen.findAllByRole('heading', { level: 1 });
  if (isThere) await screen.findByRole('complementary', { name: 'Products to compare' });
  else expect(screen.queryByRole('complementary', { name: 'Products to compare' })).toBeNull();
});

test('the bar is gone when it is cleared, and while one signs in', async () => {
  const { products } = await createShop(some.slice(0, 2));
  // Loaded beforehand: loading during navigation hangs in a test, as the promise resolves outside of `act`.
  await loadScreens(routes, paths.home);
  compared.set(products.map(({ id }) => id));
  const { user, operations } = renderApp(paths.signIn);
  const bar = () => screen.queryByRole('complementary', { name: 'Products to compare' });
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(operations).not.toContain('ChosenProducts');
  expect(bar()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'HOME' }));
  await screen.findByRole('link', { name: 'Compare (2)' });
  expect(operations.filter((name) => name === 'ChosenProducts')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear the products to compare' }));
  expect(bar()).toBeNull();
  expect(compared.get()).toEqual([]);
});

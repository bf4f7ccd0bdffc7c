import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { routes } from '../../../app/routes.tsx';
import { loadScreens } from '../../../app/screen.tsx';
import { MyProductsDocument } from '../../../generated/listings.ts';
import { paths } from '../../../lib/paths.ts';

const { shop, createShop, renderApp, renderScreen } = setUpApp();

test('My products says how often products are viewed and wished, and what was sold', async () => {
  const { seller, buyer, otherBuyer, products } = await createShop([{}, { resalePrice: 150_00 }]);
  const [bench, rack] = products;
  if (!bench || !rack) throw new Error('Nothing was posted.');
  await buyer.graphql('query ($id: ID!) { product(id: $id) { id } }', { id: bench.id });
  for (const person of [buyer, otherBuyer]) await person.addToWishList(bench);
  await buyer.recordPayment(await buyer.confirmPayment(rack), rack);
  await shop().views.flush();

  const { operations, user } = renderScreen(paths.productList, { as: seller });
  const row = (await screen.findByText(bench.productName)).closest('tr');
  await within(row ?? document.body).findByText(/1 view, on 2 wish lists/);
  const other = screen.getByText(rack.productName).closest('tr');
  within(other ?? document.body).getByText(/0 views, on 0 wish lists/);
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  const overview = within(await screen.findByRole('region', { name: 'Overview' }));
  await overview.findByText('Sales by month as a table');
  const total = (name: string) => overview.getByText(name).parentElement?.textContent;
  expect(total('Products sold')).toBe('Products sold1');
  expect(total('Sales')).toBe('Sales$150.00');
  expect(total('Views')).toBe('Views1');
  expect(total('On wish lists')).toBe('On wish lists2');
  expect(operations.filter((name) => name !== 'Root')).toEqual([
    'MyProducts',
    ...['SellerStatistics', 'SellerStatistics'],
  ]);

  await user.click(overview.getByText('Sales by month as a table'));
  const [, latest] = overview.getAllByRole('row');
  const month = new Date().toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  expect(latest?.textContent).toBe(`${month}1$150.00`);
  expect(overview.getAllByRole('row')).toHaveLength(13);
});

test('when the page is opened again, only products that came since are asked for', async () => {
  const { seller, category, products } = await createShop([{}]);
  await loadScreens(routes, paths.notifications);
  const asked: unknown[] = [];
  const { client, user } = renderApp(paths.productList, {
    as: seller,
    faults: { SellerStatistics: ({ variables }) => void asked.push(variables) },
  });
  await screen.findByText(/0 views, on 0 wish lists/);
  await user.click(screen.getByRole('link', { name: 'Notifications' }));
  await screen.findByRole('heading', { name: 'Notifications' });
  const added = await seller.addProduct(aProduct({ categoryId: category.id }));
  await client.query({ query: MyProductsDocument, fetchPolicy: 'network-only' });
  await user.click(screen.getByRole('link', { name: 'Product List' }));
  await waitFor(() => expect(screen.getAllByText(/0 views, on 0 wish lists/)).toHaveLength(2));
  expect(asked).toEqual([
    { ids: [products[0]?.id], overview: false },
    { ids: [added.id], overview: false },
  ]);
});

test('a seller with nothing for sale sees no numbers, and no query asks for them', async () => {
  const { otherSeller } = await createShop();
  const { operations } = renderScreen(paths.productList, { as: otherSeller });
  await screen.findByText('You have nothing for sale yet');
  expect(screen.queryByRole('tab')).toBeNull();
  expect(operations).not.toContain('SellerStatistics');
});

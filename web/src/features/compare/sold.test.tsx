import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const { createShop, renderApp } = setUpApp({ live: true });

/** The texts of a row of the comparison, without its name. */
const row = (name: string) => {
  const header = screen.getByRole('rowheader', { name: new RegExp(`^${name}`) });
  const cells = within(header.parentElement ?? header).getAllByRole('cell');
  return cells.map(({ textContent }) => textContent);
};

test('a product that is sold or removed meanwhile says so, and is the best one no longer', async () => {
  const { products, seller, buyer } = await createShop([
    { productName: 'Bench', resalePrice: 300_00 },
    { productName: 'Rack', resalePrice: 200_00 },
    { productName: 'Rower', resalePrice: 250_00 },
  ]);
  const [bench, rack, rower] = products.map(({ id }) => id) as [string, string, string];
  renderApp(paths.compare([bench, rack, rower]));
  await screen.findByText('Lowest price');
  expect(row('Price')[1]).toContain('Lowest price');
  await buyer.recordPayment(await buyer.confirmPayment({ id: rack }), { id: rack });
  await screen.findByText('sold');
  expect(row('In stock')).toEqual(['available', 'sold', 'available']);
  expect(row('Price')[2]).toContain('Lowest price');
  await seller.deleteProduct({ id: rower });
  await screen.findByText('One of these products is no longer in the shop.');
  expect(row('In stock')).toEqual(['available', 'sold']);
});

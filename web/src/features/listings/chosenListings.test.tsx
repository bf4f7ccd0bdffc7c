import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

test('the prices of several products are lowered together, and what is sold is named and left out', async () => {
  const { seller, otherBuyer, products } = await createShop([
    { resalePrice: 200_00 },
    { resalePrice: 90_00 },
    {},
  ]);
  const [bench, rack, sold] = products;
  if (!bench || !rack || !sold) throw new Error('Nothing was posted.');
  await otherBuyer.recordPayment(await otherBuyer.confirmPayment(sold), sold);
  const { user } = renderScreen(paths.productList, { as: seller });
  for (const { productName } of products) {
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${productName}` }));
  }
  await user.click(screen.getByRole('button', { name: 'Reduce' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reduce 2 products?' }));
  dialog.getByText(`Not possible for: ${sold.productName}.`);
  await user.type(dialog.getByLabelText('Lower by'), '10');
  await user.click(dialog.getByRole('button', { name: 'Reduce' }));
  await screen.findByText('2 products reduced');
  await screen.findByText(/^\$180 · /);
  screen.getByText(/^\$81 · /);
  const { myProducts } = await seller.graphql<{
    myProducts: { edges: { node: { id: string; images: unknown[] } }[] };
  }>('{ myProducts { edges { node { id images { description } } } } }');
  expect(myProducts.edges.map(({ node }) => node.images.length)).toEqual([1, 1, 1]);
});

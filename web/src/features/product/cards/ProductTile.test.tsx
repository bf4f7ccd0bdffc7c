import { anUpdate } from '@fitness-zone/testkit/factories.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

/** The text in a tile of a product whose price was lowered from 450 to 400. */
async function textOfTile(state: 'for sale' | 'sold') {
  const { seller, buyer, products } = await createShop([{}, {}]);
  const [bench, other] = products;
  if (!bench || !other) throw new Error('Nothing was posted.');
  const { productName } = bench;
  for (const [revision, resalePrice] of [45_000, 40_000].entries()) {
    const details = { productName, resalePrice, originalPrice: 99_900, revision };
    await seller.updateProduct(anUpdate(bench, details));
  }
  if (state === 'sold') await buyer.recordPayment(await buyer.confirmPayment(bench), bench);
  const screenOf = { 'for sale': paths.product(other.id), sold: paths.sellerSold(seller.id) };
  renderScreen(screenOf[state], { as: seller });
  const names = await screen.findAllByText(productName);
  return names.find((name) => name.closest('li'))?.closest('a')?.textContent;
}

test('a tile says what the price was before it was lowered', async () => {
  expect(await textOfTile('for sale')).toMatch(/Price lowered: was \$450\.00.*\$400\.00/);
});

test('the tile of what is sold does not', async () => {
  expect(await textOfTile('sold')).toMatch(/^(?!.*Price lowered).*\$400\.00/);
});

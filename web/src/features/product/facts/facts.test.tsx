import type { ProductInput } from '@fitness-zone/testkit/factories.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';

const { createShop, renderScreen } = setUpApp();

const bench: Partial<ProductInput> = {
  productName: 'Bench',
  attributes: [
    { name: 'brand', value: 'Anvil' },
    { name: 'weight', value: '38.5 kg' },
    { name: 'height', value: '17 in' },
    { name: 'maxLoad', value: '1000 lb' },
    { name: 'foldable', value: 'no' },
  ],
};

/** The facts on the product's page, each with its label. */
async function facts() {
  const section = within(await screen.findByRole('region', { name: 'Details' }));
  const values = section.getAllByRole('definition');
  return section
    .getAllByRole('term')
    .map((term, index) => `${term.textContent}: ${values[index]?.textContent}`);
}

test('a product’s page shows the stated facts, in pounds and inches for an American browser', async () => {
  const { products, buyer } = await createShop([bench]);
  renderScreen(paths.product(products[0]?.id ?? ''), { as: buyer });
  expect(await facts()).toEqual([
    expect.stringMatching(/^Used for: /),
    'Brand: Anvil',
    'Weight: 84.9 lb',
    'Height: 17 in',
    'Folds up: No',
    'Maximum load: 1,000 lb',
  ]);
});

test('the units of the profile count, at once and for weights that others typed', async () => {
  const { products, buyer } = await createShop([bench]);
  const { user } = renderScreen(paths.profile, { as: buyer });
  await user.selectOptions(await screen.findByLabelText('Units'), 'Kilograms and centimetres');
  await screen.findByText('Your units are saved');
  cleanup();
  renderScreen(paths.product(products[0]?.id ?? ''), { as: buyer });
  await waitFor(async () => expect(await facts()).toContain('Weight: 38.5 kg'));
  expect(await facts()).toContain('Height: 43.2 cm');
});

test('only the seller of a product without measurements is asked for some', async () => {
  const { products, buyer, seller } = await createShop([{ productName: 'Rack' }]);
  const path = paths.product(products[0]?.id ?? '');
  renderScreen(path, { as: buyer });
  await screen.findByRole('heading', { name: 'Description' });
  await screen.findByText('Used for');
  expect(screen.queryByRole('link', { name: 'Add details' })).toBeNull();
  cleanup();
  renderScreen(path, { as: seller });
  const add = await screen.findByRole('link', { name: 'Add details' });
  expect(add.getAttribute('href')).toBe(paths.editProduct(products[0]?.id ?? ''));
});

test('a comparison has a row for each stated fact and says which one carries most', async () => {
  const { products } = await createShop([
    bench,
    {
      productName: 'Light bench',
      attributes: [
        { name: 'weight', value: '12 kg' },
        { name: 'maxLoad', value: '150 kg' },
      ],
    },
  ]);
  renderScreen(paths.compare(products.map(({ id }) => id)));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts).toContain('Weight Differs84.9 lb26.5 lb');
  expect(texts).toContain('Maximum load Differs1,000 lb Carries most330.7 lb');
  // A single statement is no difference.
  expect(texts).toContain('BrandAnvilNot stated');
});

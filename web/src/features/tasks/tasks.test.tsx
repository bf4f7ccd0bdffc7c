import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

test('a seller finds the offer that waits, with its sentence and the way to answer it', async () => {
  const { seller, buyer } = await app.createShop();
  const product = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
  await buyer.makeOffer(product, 100_00);
  app.renderScreen(paths.toDo, { as: seller });
  const list = within(await screen.findByRole('list', { name: 'To do' }));
  list.getByText(`${buyer.name} offers $100.00 instead of $120.00.`);
  const link = list.getByRole('link', { name: `Answer the offer: ${product.productName}` });
  expect(link.getAttribute('href')).toBe(paths.offersFor(product.id));
});

test('somebody for whom nothing waits is told so, with what they could do', async () => {
  const { buyer } = await app.createShop();
  app.renderScreen(paths.toDo, { as: buyer });
  await screen.findByText('Nothing waits for you');
  screen.getByRole('link', { name: 'Browse products' });
});

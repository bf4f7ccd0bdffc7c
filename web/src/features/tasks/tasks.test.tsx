import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { addSale } from '../../../testing/sales.ts';
import { paths } from '../../lib/paths.ts';
import { dropProductDraft } from '../browsing/storageKeys.ts';
import { keepDraft } from '../listings/add/storedDraft.ts';
import { emptyProduct } from '../listings/form/productFields.ts';

const app = setUpApp();

test('a seller finds the offer that waits, with its sentence and the way to answer it', async () => {
  const { seller, buyer } = await app.createShop();
  const product = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
  await buyer.makeOffer(product, 100_00);
  app.renderScreen(paths.toDo, { as: seller });
  const list = within(await screen.findByRole('list', { name: 'To do' }));
  list.getByText(`${buyer.name} offers $100.00 instead of $120.00.`);
  const link = list.getByRole('link', { name: `Answer the offer: ${product.productName}` });
  const thread = await app.shop().models.Thread.findOne({ productId: product.id }).orFail();
  expect(link.getAttribute('href')).toBe(paths.thread(thread._id.toHexString()));
});

test('somebody for whom nothing waits is told so, with what they could do', async () => {
  const { buyer } = await app.createShop();
  app.renderScreen(paths.toDo, { as: buyer });
  await screen.findByText('Nothing waits for you');
  screen.getByRole('link', { name: 'Browse products' });
});

test('a buyer confirms in the row, after the question of the order’s page, and the row goes', async () => {
  const { seller, buyer } = await app.createShop();
  const { product } = await addSale({ shop: app.shop(), seller, buyer });
  const { orders } = await buyer.graphql<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  );
  await seller.claimHandOver(orders.nodes[0]?.id ?? '');
  const { user } = app.renderScreen(paths.toDo, { as: buyer });
  const name = `Confirm receipt: ${product.productName}`;
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Did you receive it?' }));
  await user.click(dialog.getByRole('button', { name: 'Yes, I received it' }));
  await screen.findByRole('link', { name: `Write a review: ${product.productName}` });
  expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a draft of a listing on this device stands below, and nothing else waits', async () => {
  const { seller } = await app.createShop();
  keepDraft(seller.id, { ...emptyProduct, productName: 'Spare rower' });
  app.renderScreen(paths.toDo, { as: seller });
  const drafts = within(await screen.findByRole('list', { name: 'Drafts on this device' }));
  drafts.getByText('Spare rower');
  const link = drafts.getByRole('link', { name: 'Continue: Spare rower' });
  expect(link.getAttribute('href')).toBe(paths.addProduct);
  await screen.findByText('Nothing waits for you');
  dropProductDraft(seller.id);
});

test('the home page shows the three most urgent tasks and leads to all', async () => {
  const { seller, buyer, products } = await app.createShop([{}, {}, {}, {}]);
  for (const product of products) await buyer.makeOffer(product, 80_00);
  app.renderScreen(paths.home, { as: seller });
  const strip = within(await screen.findByRole('region', { name: 'To do' }));
  const links = strip.getAllByRole('link');
  const threads = await app
    .shop()
    .models.Thread.find({ sellerId: seller.id })
    .sort({ position: 1 })
    .limit(3)
    .lean();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...threads.map(({ _id }) => paths.thread(_id.toHexString())),
    paths.toDo,
  ]);
  strip.getByText('See all 4');
});

import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';

const app = setUpApp();

test('a buyer follows the seller of a product and finds it on the wish list, where it ends', async () => {
  const { buyer, seller, products } = await app.createShop([{}]);
  const { user, operations } = app.renderApp(paths.product(products[0]?.id ?? ''), { as: buyer });
  const button = await screen.findByRole('button', { name: `Follow ${seller.name}` });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await user.click(button);
  const pressed = await screen.findByRole('button', { name: `Following ${seller.name}` });
  expect(pressed.getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(operations).toContain('FollowSeller'));
  expect(await app.shop().models.Follow.countDocuments({ userId: buyer.id })).toBe(1);
  cleanup();
  const list = app.renderApp(paths.wishList, { as: buyer });
  await screen.findByRole('heading', { name: 'Sellers you follow' });
  await list.user.click(screen.getByRole('button', { name: `Following ${seller.name}` }));
  await waitFor(() => expect(screen.queryByText('Sellers you follow')).toBeNull());
  await waitFor(async () =>
    expect(await app.shop().models.Follow.countDocuments({ userId: buyer.id })).toBe(0),
  );
});

test('a follow that is refused is taken back', async () => {
  const { buyer, seller, products } = await app.createShop([{}]);
  const { user } = app.renderApp(paths.product(products[0]?.id ?? ''), { as: buyer });
  const button = await screen.findByRole('button', { name: `Follow ${seller.name}` });
  await app.shop().models.Block.create({
    blockerId: seller.id,
    blockedId: buyer.id,
    createdAt: new Date(),
  });
  await user.click(button);
  await screen.findByText('You can’t follow this seller, since one of you blocked the other.');
  await screen.findByRole('button', { name: `Follow ${seller.name}` });
});

test('only buyers and visitors have the button', async () => {
  const { seller, otherSeller, admin } = await app.createShop([{}]);
  for (const as of [seller, otherSeller, admin]) {
    app.renderApp(paths.seller(seller.id), { as });
    await screen.findByRole('heading', { level: 1, name: seller.name });
    await waitFor(() => expect(screen.queryByText(/^Follow/)).toBeNull());
    cleanup();
  }
  app.renderApp(paths.seller(seller.id));
  await screen.findByRole('link', { name: `Follow ${seller.name}` });
});

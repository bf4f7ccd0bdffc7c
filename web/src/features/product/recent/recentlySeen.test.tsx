import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { scrollTo } from '../../../../testing/browserApiStubs.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';
import { recentlySeen } from '../../browsing/comparedAndSeenProducts.ts';

const { createShop, renderApp } = setUpApp();

const names = [{ productName: 'Bench' }, { productName: 'Rack' }, { productName: 'Rower' }];

/** The row, after scrolling to it. */
const row = () =>
  waitFor(() => {
    const place = document.getElementById('recently-seen');
    if (place) scrollTo(place);
    const region = within(screen.getByRole('region', { name: 'Recently seen' }));
    expect(region.getAllByRole('link')).not.toEqual([]);
    return region;
  });

test('products that were opened stand in a row at the foot of the next one, the last one first', async () => {
  const { products, buyer } = await createShop(names);
  const [bench, rack, rower] = products.map(({ id }) => id) as [string, string, string];
  recentlySeen.set([bench, rack]);
  const { operations } = renderApp(paths.product(rower), { as: buyer });
  await screen.findByRole('heading', { level: 1, name: 'Rower' });
  await waitFor(() => expect(recentlySeen.get()).toEqual([rower, bench, rack]));
  expect(operations).not.toContain('RecentlySeen');
  const links = (await row()).getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.map((text) => text?.replace(/\$.*/, ''))).toEqual(['Bench', 'Rack']);
  expect(operations.filter((name) => name === 'RecentlySeen')).toHaveLength(1);
});

test('one that is gone is left out and forgotten, and one that was sold says so', async () => {
  const { products, buyer, seller } = await createShop(names);
  const [bench, rack, rower] = products.map(({ id }) => id) as [string, string, string];
  await seller.deleteProduct({ id: bench });
  await buyer.recordPayment(await buyer.confirmPayment({ id: rack }), { id: rack });
  recentlySeen.set(['no id', bench, rack, rower]);
  renderApp(paths.home);
  const links = (await row()).getAllByRole('link').map(({ textContent }) => textContent);
  expect(links.map((text) => text?.replace(/\$.*/, ''))).toEqual(['soldRack', 'Rower']);
  expect(recentlySeen.get()).toEqual([rack, rower]);
});

test('a visitor who is asked to sign in has seen the product, too, and can clear the row', async () => {
  const { products } = await createShop(names);
  const [bench] = products.map(({ id }) => id) as [string];
  const { user } = renderApp(paths.product(bench));
  await screen.findByRole('region', { name: 'Bench' });
  await waitFor(() => expect(recentlySeen.get()).toEqual([bench]));
  await user.click(screen.getByRole('link', { name: 'HOME' }));
  await user.click((await row()).getByRole('button', { name: /^Clear/ }));
  expect(screen.queryByRole('region', { name: 'Recently seen' })).toBeNull();
  expect(recentlySeen.get()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('signing out forgets what was seen', async () => {
  const { products, buyer } = await createShop(names);
  const [bench, rack] = products.map(({ id }) => id) as [string, string];
  recentlySeen.set([rack]);
  const { user } = renderApp(paths.product(bench), { as: buyer });
  await waitFor(() => expect(recentlySeen.get()).toEqual([bench, rack]));
  await user.click(await screen.findByRole('button', { name: /^Account menu/ }));
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await screen.findByText('user sign out successfully');
  expect(localStorage.getItem('recently-seen')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { stubBrowserApis, stubPhone } from '../../../testing/browserApiStubs.ts';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';
import { routes } from '../routes.tsx';
import { loadScreens } from '../screen.tsx';

const { createShop, renderApp } = setUpApp();

// A click on a screen that is still loading hangs in a test: its promise resolves outside of `act`.
beforeAll(async () => {
  for (const path of [paths.signUp, paths.addProduct, paths.sell]) await loadScreens(routes, path);
});

beforeEach(stubPhone);
afterEach(stubBrowserApis);

type Who = 'buyer' | 'seller' | 'admin' | null;

async function show(role: Who, at: string = paths.about) {
  const shop = await createShop();
  const { user } = renderApp(at, role ? { as: shop[role] } : {});
  const last = await screen.findByRole('button', { name: role ? /^Me\b/ : 'More' });
  const tabs = within(screen.getByRole('navigation', { name: 'Tabs' }));
  return { ...shop, user, last, tabs };
}

/** Opens a phone's menu. */
async function openMenu(role: Who) {
  const shown = await show(role);
  await shown.user.click(shown.last);
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  if (role) await within(menu).findByRole('navigation', { name: 'MORE' });
  const links = within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.replace(/\d+$/, ''));
  return { ...shown, menu, links: links.filter((text) => !/^Benches/.test(text ?? '')) };
}

test.each([
  [null, ['Home', 'Search', 'Sell', 'Sign in'], ['/', '/pages', '/sign-up', '/sign-in']],
  [
    'buyer',
    ['Home', 'Search', 'Saved', 'Messages'],
    ['/', '/pages', '/pages/wish-list', '/pages/messages'],
  ],
  [
    'seller',
    ['Home', 'Search', 'Sell', 'Messages'],
    ['/', '/pages', '/pages/add-product', '/pages/messages'],
  ],
  [
    'admin',
    ['Home', 'To do', 'Orders', 'People'],
    ['/', '/pages/to-do', '/pages/orders', '/pages/people'],
  ],
] as const)('a phone of a %s has five tabs', async (role, texts, addresses) => {
  const { tabs } = await show(role);
  const links = tabs.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(texts);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  expect(tabs.getAllByRole('button')).toHaveLength(1);
});

test('the tabs have the numbers of the menus, and the shown one is current', async () => {
  const { buyer, seller, products } = await createShop([{}, {}, {}]);
  const [bench, rack, mat] = products;
  if (!bench || !rack || !mat) throw new Error('Nothing was posted.');
  const offer = await buyer.makeOffer(bench, 80_00);
  await seller.counterOffer(offer, 80_00, 90_00);
  for (const product of [rack, mat]) await buyer.addToWishList(product);
  renderApp(paths.wishList, { as: buyer });
  await screen.findByRole('button', { name: 'Me 1 waiting' });
  const saved = screen.getByRole('link', { name: 'Saved 2 wished' });
  expect(saved.getAttribute('aria-current')).toBe('page');
});

test('the space bar opens the menu, which Escape gives back', async () => {
  const { user, last } = await show('buyer');
  last.focus();
  await user.keyboard(' ');
  await screen.findByRole('dialog', { name: 'Menu' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(last));
});

test('Sell leads a visitor to sign up as a seller', async () => {
  const { user, tabs } = await show(null);
  await user.click(tabs.getByRole('link', { name: 'Sell' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign up' });
  expect(await screen.findByRole('radio', { name: /^Seller/ })).toHaveProperty('checked', true);
});

const main = ['HOME', 'PAGES', 'ABOUT US', 'CONTACT US'];
const account = ['MY ACCOUNT', 'Settings', 'Profile'];

test('a visitor’s menu holds signing up and in, the main links and the categories', async () => {
  const { menu, links, category, user } = await openMenu(null);
  expect(links.filter((text) => text !== category.title)).toEqual(['SIGN UP', 'SIGN IN', ...main]);
  const link = within(menu).getByRole('link', { name: new RegExp(`^${category.title}`) });
  expect(link.getAttribute('href')).toBe(paths.category(category.id));
  await user.click(within(menu).getByRole('link', { name: 'SIGN UP' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign up' });
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test.each([
  [
    'buyer',
    [
      'Order List',
      'Wish List',
      'To do',
      'Purchases',
      'Messages',
      'Offers',
      'Sell',
      'Saved Searches',
      'Notifications',
      'Profile',
    ],
  ],
  [
    'seller',
    [
      'Product List',
      'Add Product',
      'To do',
      'Sales',
      'Pick-up Times',
      'Payouts',
      'Messages',
      'Offers',
      'Saved Searches',
      'Notifications',
      'Profile',
    ],
  ],
  [
    'admin',
    [
      'Add Category',
      'Add Admin',
      'Buyer Users',
      'Seller Users',
      'To do',
      'Overview',
      'People',
      'Products',
      'Categories',
      'Sales',
      'Payments',
      'Payouts',
      'Reports',
      'Audit Log',
      'Health',
      'Notifications',
      'Profile',
    ],
  ],
] as const)('the menu of a %s holds their screens and their account', async (role, own) => {
  const { menu, links, category } = await openMenu(role);
  expect(links.filter((text) => text !== category.title)).toEqual([...own, ...main, ...account]);
  within(menu).getByRole('button', { name: 'Sign Out' });
});

test('a link to the page that is shown closes the menu, too', async () => {
  const { menu, user } = await openMenu('buyer');
  await user.click(within(menu).getByRole('link', { name: 'ABOUT US' }));
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('a buyer who wants to sell is told what it takes', async () => {
  const { menu, user } = await openMenu('buyer');
  await user.click(within(menu).getByRole('link', { name: 'Sell' }));
  await screen.findByRole('heading', { level: 1, name: 'Sell on Fitness Zone' });
  await screen.findByText(/another email address/);
});

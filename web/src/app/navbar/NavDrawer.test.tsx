import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { paths } from '../../lib/paths.ts';
import { routes } from '../routes.tsx';
import { loadScreens } from '../screen.tsx';

const { createShop, renderApp } = setUpApp();

// A screen that is loaded while it is navigated to never comes in a test: its promise resolves outside of `act`.
beforeAll(async () => {
  for (const path of [paths.signUp, paths.addProduct, paths.sell]) await loadScreens(routes, path);
});

/** Opens the menu of a phone. */
async function openMenu(role: 'buyer' | 'seller' | 'admin' | null, at: string = paths.about) {
  const shop = await createShop();
  const { user } = renderApp(at, role ? { as: shop[role] } : {});
  if (role) await screen.findByRole('button', { name: /^Account menu of/ });
  await user.click(await screen.findByLabelText('Open the menu'));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const links = within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.replace(/\d+$/, ''));
  return { ...shop, user, menu, links: links.filter((text) => !/^Benches/.test(text ?? '')) };
}

const main = ['HOME', 'PAGES', 'ABOUT US', 'CONTACT US'];
const account = ['MY ACCOUNT', 'Settings', 'Profile'];

test('a visitor’s menu holds the main links, signing up and in, Sell and the categories', async () => {
  const { menu, links, category, user } = await openMenu(null);
  expect(links.filter((text) => text !== category.title)).toEqual([
    ...['SIGN UP', 'SIGN IN'],
    ...main,
    'Sell',
  ]);
  const link = within(menu).getByRole('link', { name: new RegExp(`^${category.title}`) });
  expect(link.getAttribute('href')).toBe(paths.category(category.id));
  await user.click(within(menu).getByRole('link', { name: 'Sell' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign up' });
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  expect(await screen.findByRole('radio', { name: /^Seller/ })).toHaveProperty('checked', true);
});

test.each([
  [
    'buyer',
    [
      'Order List',
      'Wish List',
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
      'Sell',
      'Product List',
      'Add Product',
      'Sales',
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
  expect(links.filter((text) => text !== category.title)).toEqual([...main, ...own, ...account]);
  within(menu).getByRole('button', { name: 'Sign Out' });
});

test('Sell leads a seller to the form', async () => {
  const { menu, user } = await openMenu('seller');
  await user.click(within(menu).getByRole('link', { name: 'Sell' }));
  await screen.findByRole('heading', { level: 1, name: 'Product Post to Sell' });
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

import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { failed } from '../../testing/faults.ts';
import { forget, setUpApp } from '../../testing/renderApp.tsx';
import { connectionIsBack } from '../lib/connection.ts';
import { paths } from '../lib/paths.ts';

const app = setUpApp();

const screens = [
  { at: paths.pages, as: null, query: 'AllProducts', empty: 'Nothing for sale here just now' },
  { at: paths.orderList, as: 'buyer', query: 'OrderList', empty: 'Your order list is empty' },
  { at: paths.wishList, as: 'buyer', query: 'WishList', empty: 'Your wish list is empty' },
  {
    at: paths.savedSearches,
    as: 'buyer',
    query: 'SavedSearches',
    empty: 'No saved searches yet',
  },
  { at: paths.purchases, as: 'buyer', query: 'Orders', empty: 'Nothing bought yet' },
  {
    at: paths.productList,
    as: 'seller',
    query: 'MyProducts',
    empty: 'You have nothing for sale yet',
  },
  { at: paths.sales, as: 'seller', query: 'Orders', empty: 'Nothing sold yet' },
  { at: paths.orders, as: 'admin', query: 'AdminOrders', empty: 'Nothing sold yet' },
  { at: paths.payments, as: 'admin', query: 'Payments', empty: 'No payments yet' },
] as const;

/** A server outage that ends when the test says so. */
function outage() {
  let failing = true;
  return {
    fault: () => (failing ? failed() : undefined),
    end: () => {
      failing = false;
    },
  };
}

describe.each(screens)('$at', ({ at, as: role, query, empty }) => {
  test('says what to do while there is nothing to show', async () => {
    const users = await app.createShop();
    app.renderApp(at, role ? { as: users[role] } : {});
    await screen.findByRole('heading', { name: empty });
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('says that it did not load, and loads by Retry', async () => {
    const users = await app.createShop();
    const { fault, end } = outage();
    const { user } = app.renderApp(at, {
      ...(role && { as: users[role] }),
      faults: { [query]: fault },
    });
    await screen.findByRole('heading', { name: 'This didn’t load' });
    end();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: empty });
  });
});

test('a search while the search engine is down says so in the server’s words', async () => {
  const message = 'Search is temporarily unavailable. Try again in a moment.';
  const down = { data: null, errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] };
  app.renderApp(paths.pages, { faults: { AllProducts: () => down } });
  await screen.findByRole('heading', { name: 'Search is temporarily unavailable' });
  expect(screen.getByText('Try again in a moment.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
});

test('the home page of a shop without products shows no empty sections', async () => {
  await app.shop().models.Category.deleteMany();
  app.renderApp(paths.home);
  await screen.findByRole('heading', { name: 'Nothing for sale here just now' });
  expect(screen.queryByRole('heading', { name: 'Shop by category' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Categories' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Available products' })).toBeNull();
});

test('a home page whose products did not load loads them by Retry', async () => {
  await app.createShop([{}]);
  const { fault, end } = outage();
  const { user } = app.renderApp(paths.home, { faults: { Home: fault } });
  await screen.findByRole('heading', { name: 'This didn’t load' });
  end();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Just in' });
});

test('a shop that does not answer says so in its frame, and opens by Retry', async () => {
  const { fault, end } = outage();
  const { user } = app.renderApp(paths.home, { faults: { Root: fault } });
  await screen.findByRole('heading', { name: 'Oops! The shop did not answer' });
  end();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Just in' });
});

test.each([
  [paths.about, 'About us'],
  [paths.contact, 'Contact us'],
  [paths.howItWorks, 'How it works'],
  [paths.blog, 'Blog'],
])('%s, which needs no data, opens while the shop does not answer', async (path, name) => {
  const { buyer, category } = await app.createShop();
  const { fault, end } = outage();
  const { operations } = app.renderApp(path, { as: buyer, faults: { Root: fault } });
  await vi.waitFor(() => expect(operations).toContain('Root'));
  await screen.findByRole('heading', { name, level: 1 });
  await forget(operations);
  screen.getByRole('heading', { name, level: 1 });
  expect(screen.queryByText('Oops! The shop did not answer')).toBeNull();
  end();
  connectionIsBack();
  await screen.findByRole('link', { name: category.title });
  expect(operations).toEqual(['Root']);
});

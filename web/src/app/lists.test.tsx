import { screen } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { page } from '../../mocks/records/connections.ts';
import { setUpMocks } from '../../testing/renderOnMocks.tsx';
import { paths } from '../lib/paths.ts';

const { renderApp } = setUpMocks();

const noUsers = 'Nobody here yet';
/** A connection of any type that has no entries. */
const nothing = {
  ...page([], { first: 24 }),
  facets: null,
  correctedText: null,
  advertisements: [],
};
const screens = [
  { at: paths.pages, role: null, field: 'products', empty: 'Nothing for sale here just now' },
  { at: paths.orderList, role: 'BUYER', field: 'bookingList', empty: 'Your order list is empty' },
  { at: paths.wishList, role: 'BUYER', field: 'wishList', empty: 'Your wish list is empty' },
  { at: paths.purchases, role: 'BUYER', field: 'purchases', empty: 'Nothing bought yet' },
  {
    at: paths.productList,
    role: 'SELLER',
    field: 'myProducts',
    empty: 'You have nothing for sale yet',
  },
  { at: paths.sales, role: 'SELLER', field: 'sales', empty: 'Nothing sold yet' },
  { at: paths.payments, role: 'ADMIN', field: 'payments', empty: 'No payments yet' },
  { at: paths.buyerUsers, role: 'ADMIN', field: 'users', empty: noUsers },
  { at: paths.sellerUsers, role: 'ADMIN', field: 'users', empty: noUsers },
] as const;

describe.each(screens)('$at', ({ at, role, field, empty }) => {
  test('says what to do while there is nothing to show', async () => {
    renderApp(at, { role, empty: true }, { Query: { [field]: () => nothing } });
    await screen.findByRole('heading', { name: empty });
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('says that it did not load, and loads by Retry', async () => {
    let failing = true;
    const { user } = renderApp(
      at,
      { role, empty: true },
      {
        Query: {
          [field]: () => {
            if (failing) throw new GraphQLError('Something went wrong.');
            return nothing;
          },
        },
      },
    );
    await screen.findByRole('heading', { name: 'This did not load' });
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByRole('heading', { name: empty });
  });
});

test('the home page of a shop without products shows no empty sections', async () => {
  renderApp(paths.home, { empty: true });
  await screen.findByRole('heading', { name: 'Nothing for sale here just now' });
  expect(screen.queryByRole('heading', { name: 'Shop by category' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Categories' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Available products' })).toBeNull();
});

test('a home page whose products did not load loads them by Retry', async () => {
  let failing = true;
  const { user } = renderApp(
    paths.home,
    {},
    {
      ProductConnection: {
        edges: ({ edges }) => {
          if (failing) throw new GraphQLError('Something went wrong.');
          return edges;
        },
      },
    },
  );
  await screen.findByRole('heading', { name: 'This did not load' });
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'Just in' });
});

test('a shop that does not answer says so in its frame, and opens by Retry', async () => {
  let failing = true;
  const { user } = renderApp(
    paths.about,
    {},
    {
      Query: {
        changeCursor: () => {
          if (failing) throw new GraphQLError('Something went wrong.');
          return '0';
        },
      },
    },
  );
  await screen.findByRole('heading', { name: 'Oops! The shop did not answer' });
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('heading', { name: 'About us' });
});

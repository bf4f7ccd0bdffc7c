import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { addSale, addSaleInHalves } from '../../../testing/sales.ts';
import { refetchStale } from '../../../testing/staleQueries.ts';
import { paths } from '../../lib/paths.ts';
import { routes } from '../routes.tsx';
import { loadScreens } from '../screen.tsx';

const { shop, createShop, renderApp } = setUpApp({ live: true });

// A screen that is loaded while it is navigated to never comes in a test: its promise resolves outside of `act`.
beforeAll(async () => {
  for (const path of [paths.orderList, paths.productList]) await loadScreens(routes, path);
});

const sidebar = async () => within(await screen.findByRole('complementary', { name: 'Shop' }));
const link = async (name: RegExp) => (await sidebar()).findByRole('link', { name });

test.each(['buyer', 'seller', 'admin'] as const)(
  'the menu of a %s stands directly below the categories, also beside a list with filters',
  async (role) => {
    const users = await createShop([{}]);
    renderApp(paths.pages, { as: users[role] });
    await screen.findByRole('toolbar', { name: 'Filters' });
    const aside = await sidebar();
    await aside.findByRole('navigation', { name: 'DASHBOARD' });
    const parts = aside.getAllByRole('heading');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      'CATEGORIES',
      'DASHBOARD',
      'MORE',
    ]);
    expect(aside.queryByRole('textbox')).toBeNull();
  },
);

test.each([
  ['buyer', paths.messages],
  ['seller', paths.addProduct],
] as const)('a %s opens the menus by one button at %s, which closes them', async (role, path) => {
  const users = await createShop([{}]);
  const { user } = renderApp(path, { as: users[role] });
  const button = await screen.findByRole('button', { name: 'Menu: categories and dashboard' });
  expect(screen.queryByRole('complementary', { name: 'Shop' })).toBeNull();
  await user.click(button);
  const drawer = within(await screen.findByRole('dialog', { name: 'Shop' }));
  await drawer.findByRole('navigation', { name: 'CATEGORIES' });
  const menu = within(await drawer.findByRole('navigation', { name: 'DASHBOARD' }));
  const [first] = menu.getAllByRole('link');
  if (first) await user.click(first);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Shop' })).toBeNull());
});

test('the bar at the top repeats lists and messages only where no menu has them', async () => {
  const { buyer } = await createShop();
  const bar = async (path: string) => {
    renderApp(path, { as: buyer });
    await screen.findByRole('button', { name: /^Notifications/ });
    const found = within(screen.getByRole('banner'))
      .getAllByRole('link')
      .flatMap((link) => link.getAttribute('aria-label') ?? []);
    cleanup();
    return found;
  };
  expect(await bar(paths.about)).toEqual([
    'Wish list, 0 entries',
    'Order list, 0 entries',
    'Messages',
  ]);
  expect(await bar(paths.orderList)).toEqual([]);
});

test('the entries of a buyer say how many products are listed, and what is unread', async () => {
  const { buyer, seller, products } = await createShop([{}, {}, {}]);
  await seller.claimHandOverOf(await addSaleInHalves({ shop: shop(), seller, buyer }));
  const [bench, rack, mat] = products;
  if (!bench || !rack || !mat) throw new Error('Nothing was posted.');
  await buyer.addToBookingList(bench);
  for (const product of [rack, mat]) await buyer.addToWishList(product);
  renderApp(paths.pages, { as: buyer });
  await link(/^Order List 1 booked$/);
  await link(/^Wish List 2 wished$/);
  await link(/^Notifications \d unread$/);
  await link(/^Messages$/);
});

test('the entries of an admin say what is open, and follow what others do', async () => {
  const users = await createShop([{}]);
  const { admin, buyer, otherBuyer, seller, products } = users;
  const { client } = renderApp(paths.health, { as: admin });
  /** A page waits up to half a minute before it asks again for what others have changed. */
  const followed = (name: RegExp) =>
    waitFor(async () => {
      await refetchStale(client);
      (await sidebar()).getByRole('link', { name });
    });
  const reports = await link(/^Reports/);
  expect(reports.textContent).toBe('Reports');
  expect((await link(/^Payments/)).textContent).toBe('Payments');
  expect((await link(/^Sales/)).textContent).toBe('Sales');

  const sale = await addSale({ shop: shop(), seller, buyer });
  await buyer.reportProblemWith(sale, 'It is broken.');
  await otherBuyer.reportProduct(products[0] ?? sale.product);
  const half = await addSaleInHalves({ shop: shop(), seller, buyer: otherBuyer });
  await otherBuyer.reportProblemWith(half, 'It is not there.');
  await followed(/^Reports 1 open$/);
  await followed(/^Payments 2 to review: 2 problems$/);
  const { orders } = await buyer.graphql<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  );
  const id = orders.nodes[0]?.id ?? '';
  await buyer.escalateProblem(id);
  await followed(/^Sales 1 to decide$/);
  await buyer.closeProblem(id);
  await followed(/^Sales$/);
});

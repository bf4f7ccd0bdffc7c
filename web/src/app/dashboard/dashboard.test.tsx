import { adminTaskKinds } from '@fitness-zone/contract/notifications/kinds.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { addSale, addSaleInHalves } from '../../../testing/sales.ts';
import { refetchStale } from '../../../testing/staleQueries.ts';
import { paths } from '../../lib/paths.ts';
import { routes } from '../routes.tsx';
import { loadScreens } from '../screen.tsx';

const { shop, createShop, renderApp } = setUpApp({ live: true });

// A click on a screen that is still loading hangs in a test: React renders within the click's `act`, and the promise
// resolves outside.
beforeAll(async () => {
  for (const path of [paths.orderList, paths.productList, paths.messages, paths.addProduct]) {
    await loadScreens(routes, path);
  }
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

test('To do counts what waits for an admin, also what others do', async () => {
  const users = await createShop([{}]);
  const { admin, buyer, otherBuyer, seller, products } = users;
  const { client } = renderApp(paths.health, { as: admin });
  /** An admin's new tasks arrive within half a minute. */
  const followed = (name: RegExp) =>
    waitFor(async () => {
      await refetchStale(client);
      (await sidebar()).getByRole('link', { name });
    });
  const before = Number((await link(/^To do/)).textContent?.match(/\d+/)?.[0] ?? 0);
  const sale = await addSale({ shop: shop(), seller, buyer });
  await buyer.reportProblemWith(sale, 'It is broken.');
  await otherBuyer.reportProduct(products[0] ?? sale.product);
  await followed(new RegExp(`^To do ${before + 1} waiting$`));
  const { orders } = await buyer.graphql<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  );
  const id = orders.nodes[0]?.id ?? '';
  await buyer.escalateProblem(id);
  await followed(new RegExp(`^To do ${before + 2} waiting$`));
  // The notifications of the same problem and report exist and count nowhere else.
  const told = { userId: admin.id, kind: { $in: adminTaskKinds } };
  await waitFor(async () => expect(await shop().models.Notification.countDocuments(told)).toBe(3));
  await client.refetchQueries({ include: 'active' });
  const numbered = (await sidebar()).getAllByRole('link', { name: /(waiting|unread)$/ });
  expect(numbered.map((one) => one.getAttribute('href'))).toEqual([paths.toDo]);
  await buyer.closeProblem(id);
  // A finished task disappears at once.
  await link(new RegExp(`^To do ${before + 1} waiting$`));
});

test('the number on To do follows the other side of an offer at once', async () => {
  const { buyer, seller, products } = await createShop([{}]);
  renderApp(paths.productList, { as: seller });
  expect((await link(/^To do/)).textContent).toBe('To do');
  const [bench] = products;
  if (!bench) throw new Error('Nothing was posted.');
  const offer = await buyer.makeOffer(bench, 80_00);
  await link(/^To do 1 waiting$/);
  await buyer.withdrawOffer(offer);
  await link(/^To do$/);
});

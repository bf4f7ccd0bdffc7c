import { followChanges } from '@fitness-zone/testkit/api/follow-changes.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, expect, test } from 'vitest';

const shop = await startTestShop({ listen: true, connect: { monitorCommands: true } });
afterAll(() => shop.close());
const { during } = watchCommands(shop);

type ProductSeen = {
  id: string;
  inStock: string;
  phone: string | null;
  viewerHasBooked: boolean;
  viewerHasWished: boolean;
  viewerCanBuy: boolean;
  viewerCanPause: boolean;
  viewerCanHide: boolean;
  viewerOffer: { status: string } | null;
  viewerThread: { id: string } | null;
  hidden: { reason: string } | null;
};
type Change = { __typename: string; product: ProductSeen };

const fields = `id inStock phone viewerHasBooked viewerHasWished viewerCanBuy viewerCanPause viewerCanHide
  viewerOffer { status } viewerThread { id } hidden { reason }`;
const query = `subscription ($since: String) { changes(since: $since) {
  cursor complete changes { __typename ... on ProductChanged { product { ${fields} } } } } }`;

const open = (token: string | null, since?: string) =>
  followChanges<Change>(shop, token, query, { since });

const advertise = 'mutation ($id: ID!) { advertiseProduct(id: $id) { success } }';
const hide =
  'mutation ($id: ID!) { adminHideProduct(input: { id: $id, reason: "It is stolen." }) { success } }';

test('a broadcast shows each viewer a product as a page of their own would', async () => {
  const { seller, otherSeller, buyer, otherBuyer, admin } = await createUsers(shop);
  const [booker, wisher, asker] = [
    await createUser(shop, { role: 'buyer' }),
    await createUser(shop, { role: 'buyer' }),
    await createUser(shop, { role: 'buyer' }),
  ];
  const bench = await seller.addProduct(aProduct({ phone: '5550123' }));
  await booker.addToBookingList(bench);
  await wisher.addToWishList(bench);
  await asker.askSeller(bench, 'Is it heavy?');
  await buyer.makeOffer(bench, 50_00);
  const people = [seller, otherSeller, buyer, otherBuyer, admin, booker, wisher, asker];
  // Some have two pages open.
  const tokens = [...people.map(({ token }) => token), otherBuyer.token, booker.token, null, null];
  await using opened = new AsyncDisposableStack();
  const pages: Awaited<ReturnType<typeof open>>[] = [];
  for (const token of tokens) pages.push(opened.use(await open(token)));

  const seen = async () => {
    // The first batch is for one viewer only.
    const cursor = shop.events.cursor();
    const products = await Promise.all(
      pages.map((page) => page.receives('ProductChanged', bench.id)),
    );
    for (const [index, token] of tokens.entries()) {
      await using alone = await open(token, cursor);
      const own = await alone.receives('ProductChanged', bench.id);
      expect(products[index]?.product).toEqual(own.product);
    }
    for (const page of pages) page.received.length = 0;
    return products.map(({ product }) => product);
  };
  for (const page of pages) page.received.length = 0;

  await seller.graphql(advertise, { id: bench.id });
  const [ofSeller, , ofBuyer, ofOther, ofAdmin, ofBooker, ofWisher, ofAsker] = await seen();
  expect(ofSeller).toMatchObject({ viewerCanPause: true, viewerCanBuy: false });
  expect(ofBuyer).toMatchObject({ viewerOffer: { status: 'OPEN' }, viewerHasBooked: false });
  expect(ofOther).toMatchObject({ viewerCanBuy: true, viewerOffer: null, phone: '5550123' });
  expect(ofAdmin).toMatchObject({ viewerCanHide: true });
  expect(ofBooker).toMatchObject({ viewerHasBooked: true, viewerHasWished: false });
  expect(ofWisher).toMatchObject({ viewerHasBooked: false, viewerHasWished: true });
  expect(ofAsker?.viewerThread).not.toBeNull();

  await admin.graphql(hide, { id: bench.id });
  const hidden = await seen();
  expect(hidden[0]).toMatchObject({ inStock: 'HIDDEN', hidden: { reason: 'It is stolen.' } });
  expect(hidden[1]).toMatchObject({ inStock: 'REMOVED', hidden: null });
  expect(hidden.at(-1)).toMatchObject({ inStock: 'REMOVED', phone: null });
});

test('a posted product is read as often with thirty pages open as with six', async () => {
  const { seller, otherSeller, buyer, admin } = await createUsers(shop);
  const tokens = [otherSeller.token, buyer.token, admin.token, null, null, null];
  await using opened = new AsyncDisposableStack();
  const openAll = async () => {
    const pages: Awaited<ReturnType<typeof open>>[] = [];
    for (const token of tokens) pages.push(opened.use(await open(token)));
    return pages;
  };
  const commandsOfPost = async (pages: Awaited<ReturnType<typeof open>>[]) => {
    const commands = await during(async () => {
      const bench = await seller.addProduct(aProduct());
      await Promise.all(pages.map((page) => page.receives('ProductChanged', bench.id)));
    });
    return commands.length;
  };
  const few = await openAll();
  const before = await commandsOfPost(few);
  const many = [...few, ...(await openAll()), ...(await openAll()), ...(await openAll())];
  expect(await commandsOfPost(many)).toBeLessThanOrEqual(before + 2);
});

test('pages that ask for other fields, or begin elsewhere, receive what they asked for', async () => {
  const { seller } = await createUsers(shop);
  const named = `subscription Named($since: String, $withName: Boolean!) { changes(since: $since) {
    changes { __typename ... on ProductChanged { product { id productName @include(if: $withName) } } } } }`;
  const openNamed = (withName: boolean, since?: string) =>
    followChanges<{ __typename: string; product: object }>(shop, null, named, {
      withName,
      since,
    });
  await using whole = await open(null);
  await using withName = await openNamed(true);
  await using withoutName = await openNamed(false, shop.events.cursor());
  await using other = await openNamed(true, shop.events.cursor());
  const { id, productName } = await seller.addProduct(aProduct());
  expect((await whole.receives('ProductChanged', id)).product).toMatchObject({
    inStock: 'AVAILABLE',
  });
  for (const page of [withName, other])
    expect((await page.receives('ProductChanged', id)).product).toEqual({ id, productName });
  expect((await withoutName.receives('ProductChanged', id)).product).toEqual({ id });
});

import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { aChange } from '@fitness-zone/testkit/shop/product-changes.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { parse } from 'graphql';
import { afterAll, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createSchema } from '../../graphql/schema.ts';
import { createEvents } from '../../shared/events.ts';
import { createContext } from '../create-context.ts';
import { LiveFeed } from './live-feed.ts';

const shop = await startTestShop();
afterAll(() => shop.close());

const visitor = { authorization: undefined, address: '', userAgent: undefined, log: shop.log };
const visitorContext = () => createContext(shop, { ...visitor, points: 0 });

const query =
  'subscription { changes { complete changes { ... on ProductChanged { product { id } } } } }';

/** A page whose socket has this many unread bytes. */
async function aPage(bufferedAmount: number) {
  const socket = { bufferedAmount, send: vi.fn(), close: vi.fn() };
  return {
    id: 'a "page"',
    socket: socket as typeof socket & WebSocket,
    claims: null,
    document: 'changes',
    subscription: { document: parse(query), operationName: null, variableValues: null },
    context: await visitorContext(),
  };
}

/** All texts sent to a page. */
const textsOf = ({ socket }: Awaited<ReturnType<typeof aPage>>) =>
  socket.send.mock.calls.map(([text]) => text).join();

test('a page that reads too slowly is closed, and keeps no other waiting', async () => {
  const feed = new LiveFeed(shop, createSchema(), visitorContext);
  const [slow, quick] = [await aPage(10_000_000), await aPage(0)];
  for (const page of [slow, quick]) feed.follow(page, null);
  const { seller } = await createUsers(shop);
  const { id } = await seller.addProduct(aProduct());
  await expect.poll(() => textsOf(quick)).toContain(id);
  for (const [text] of quick.socket.send.mock.calls)
    expect(JSON.parse(String(text))).toMatchObject({ id: 'a "page"', type: 'next' });
  expect(slow.socket.send).not.toHaveBeenCalled();
  expect(slow.socket.close).toHaveBeenCalledWith(1013, expect.any(String));
  feed.stop();
});

test('a subscription that has ended receives nothing more', async () => {
  const feed = new LiveFeed(shop, createSchema(), visitorContext);
  const [ended, open] = [await aPage(0), await aPage(0)];
  const subscription = feed.follow(ended, null);
  feed.follow(open, null);
  await expect.poll(() => textsOf(ended)).not.toBe('');
  const next = subscription.next();
  await subscription.return?.();
  expect(await next).toEqual({ done: true, value: undefined });
  const before = textsOf(ended);
  const { seller } = await createUsers(shop);
  const { id } = await seller.addProduct(aProduct());
  await expect.poll(() => textsOf(open)).toContain(id);
  expect(textsOf(ended)).toBe(before);
  feed.stop();
});

test('a new page receives one change for a record that changed many times', async () => {
  const feed = new LiveFeed(shop, createSchema(), visitorContext);
  const cursor = shop.events.cursor();
  const { seller } = await createUsers(shop);
  const { id } = await seller.addProduct(aProduct());
  for (let time = 0; time < 60; time += 1) shop.events.publish({ kind: 'product', productId: id });
  const page = await aPage(0);
  feed.follow(page, cursor);
  await expect.poll(() => page.socket.send.mock.calls.length).toBeGreaterThan(0);
  const { payload } = JSON.parse(String(page.socket.send.mock.calls[0]?.[0]));
  expect(payload.data.changes.complete).toBe(true);
  const changed: { product?: { id: string } }[] = payload.data.changes.changes;
  expect(changed.filter(({ product }) => product?.id === id)).toHaveLength(1);
  feed.stop();
});

test.each([
  [500, true],
  [501, false],
])('a page that missed %i changes is told all of them: %s', async (count, complete) => {
  const events = createEvents();
  const page = await aPage(0);
  const cursor = events.cursor();
  for (let i = 0; i < count; i += 1) events.publish(aChange(String(i).padStart(24, '0')));
  const feed = new LiveFeed({ ...shop, events }, createSchema(), visitorContext);
  feed.follow(page, cursor);
  await expect.poll(() => page.socket.send.mock.calls.length).toBe(1);
  const [text] = page.socket.send.mock.lastCall ?? [];
  expect(JSON.parse(String(text)).payload.data.changes.complete).toBe(complete);
  feed.stop();
});

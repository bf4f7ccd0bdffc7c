import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { CloseCode } from 'graphql-ws';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createClient } from '../../src/apollo/client.ts';
import { subscribeToChanges } from '../../src/app/live/subscribeToChanges.ts';
import { FullProductDocument } from '../generated/fullQueries.ts';
import { startShop } from './consistency.ts';

const shop = await startShop();
afterAll(() => shop.close());

/** An open page that follows the shop, and sockets that a test can cut. */
function aPage(token: string | null, since = shop.events.cursor()) {
  const sockets = new Set<WebSocket>();
  class CuttableSocket extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args);
      sockets.add(this);
      if (sockets.size === 1) this.once('open', () => onFirstOpen());
    }
    override send(...args: unknown[]): void {
      if (this.readyState !== WebSocket.OPEN) sendsWhileClosed += 1;
      super.send(...(args as Parameters<WebSocket['send']>));
    }
  }
  const client = createClient({ readToken: () => token, onSignedOut: () => {} });
  const signedOut: string[] = [];
  let gaps = 0;
  let sendsWhileClosed = 0;
  let onFirstOpen = () => {};
  let changeToken = () => {};
  const stop = subscribeToChanges({
    client,
    url: `${shop.url}/graphql`.replace(/^http/, 'ws'),
    since,
    readToken: () => token,
    onTokenChange: (call) => {
      changeToken = call;
      return () => {};
    },
    onSignedOut: (refused) => signedOut.push(refused),
    onMissedChanges: () => {
      gaps += 1;
    },
    onRoleChange: () => {},
    webSocket: CuttableSocket,
  });
  const stock = (id: string) =>
    client.cache.readQuery({ query: FullProductDocument, variables: { id } })?.product?.id ?? null;
  return {
    signedOut,
    gaps: () => gaps,
    onFirstOpen: (call: () => void) => {
      onFirstOpen = call;
    },
    /** The number of messages sent on a closed socket. */
    sendsWhileClosed: () => sendsWhileClosed,
    sockets,
    cut: () => {
      for (const socket of sockets) socket.terminate();
    },
    /** Closes with a code after which graphql-ws does not reconnect. */
    closeFatally: () => {
      for (const socket of sockets) socket.close(CloseCode.InternalServerError);
    },
    changeToken: () => changeToken(),
    knows: (id: string) => expect.poll(() => stock(id)).toBe(id),
    [Symbol.dispose]: stop,
  };
}

test('a page receives a product after another user posted it', async () => {
  const { seller, buyer } = await createUsers(shop);
  using page = aPage(buyer.token);
  const bench = await seller.addProduct(aProduct());
  await page.knows(bench.id);
});

test('after a broken connection the page reconnects and has missed nothing', async () => {
  const { seller, buyer } = await createUsers(shop);
  using page = aPage(buyer.token);
  await page.knows((await seller.addProduct(aProduct())).id);
  page.cut();
  const missed = await seller.addProduct(aProduct());
  await page.knows(missed.id);
  expect(page.sockets.size).toBe(2);
});

test('another token means another connection, at once', async () => {
  const { seller, buyer } = await createUsers(shop);
  using page = aPage(buyer.token);
  await page.knows((await seller.addProduct(aProduct())).id);
  page.changeToken();
  await page.knows((await seller.addProduct(aProduct())).id);
  expect(page.sockets.size).toBe(2);
});

test('another token while connecting sends nothing on the closed socket', async () => {
  const { seller, buyer } = await createUsers(shop);
  using page = aPage(buyer.token);
  page.onFirstOpen(page.changeToken);
  await page.knows((await seller.addProduct(aProduct())).id);
  expect(page.sockets.size).toBe(2);
  expect(page.sendsWhileClosed()).toBe(0);
});

test('after a fatal close the page subscribes again, with another token at once', async () => {
  const { seller, buyer } = await createUsers(shop);
  using page = aPage(buyer.token);
  await page.knows((await seller.addProduct(aProduct())).id);
  page.closeFatally();
  await expect.poll(() => [...page.sockets].map((socket) => socket.readyState)).toEqual([3]);
  const missed = await seller.addProduct(aProduct());
  page.changeToken();
  await page.knows(missed.id);
  expect(page.sockets.size).toBe(2);
});

test('a page that was disconnected for too long refetches', async () => {
  using page = aPage(null, '1000');
  await expect.poll(() => page.gaps()).toBe(1);
});

test('a refused token signs the page out', async () => {
  const { admin, buyer } = await createUsers(shop);
  await admin.graphql(
    'mutation D($email: EmailAddress!) { deleteUser(email: $email) { success } }',
    {
      email: buyer.email,
    },
  );
  using page = aPage(buyer.token);
  await expect.poll(() => page.signedOut).toEqual([buyer.token]);
});

import * as idbKeyval from 'idb-keyval';
import { expect, test } from 'vitest';
import { ProductInViewDocument } from '../../../testing/generated/documents.ts';
import { addToWishListOptions } from '../../features/lists/wish.cache.ts';
import { AddToWishListDocument } from '../../generated/lists.ts';
import { graphql } from '../../lib/graphql.ts';
import { createClient, writeChange } from '../client.ts';
import { sendMutationOnce } from '../mutations/sendMutationOnce.ts';
import { createNetworkStatus } from '../networkStatus.ts';
import { restoreSnapshot } from '../snapshot/snapshotStore.ts';
import { showCache } from './showCache.ts';

graphql(`
  query ProductInView($id: ID!) {
    product(id: $id) {
      inStock
      viewerHasWished
    }
  }
`);

type Request = { operationName: string };

/** A product that a buyer looks at; the test answers the requests. */
async function aProductInView() {
  const requests: (Request & { answer: (data: object) => void; fail: () => void })[] = [];
  const client = createClient({
    uri: 'http://shop/graphql',
    networkStatus: createNetworkStatus(),
    readToken: () => 'a-token',
    onSignedOut: () => {},
    fetch: (_uri, init) =>
      new Promise((resolve) => {
        requests.push({
          ...(JSON.parse(String(init?.body)) as Request),
          answer: (data) => resolve(Response.json({ data })),
          fail: () => resolve(new Response('no', { status: 500 })),
        });
      }),
  });
  const observable = client.watchQuery({ query: ProductInViewDocument, variables: { id: '1' } });
  const shown = () => observable.getCurrentResult().data?.product;
  const subscription = observable.subscribe({});
  const request = async (count: number) => {
    await expect.poll(() => requests.length).toBe(count);
    return requests[count - 1] as (typeof requests)[number];
  };
  (await request(1)).answer({ product: product() });
  await expect.poll(shown).toBeTruthy();
  return { client, observable, request, shown, end: () => subscription.unsubscribe() };
}

const product = (inStock = 'AVAILABLE', viewerHasWished = false) => ({
  __typename: 'Product',
  id: '1',
  inStock,
  viewerHasWished,
});

type View = Awaited<ReturnType<typeof aProductInView>>;

const wish = ({ client }: View) =>
  sendMutationOnce(client, AddToWishListDocument, {
    ...addToWishListOptions,
    variables: { productId: '1' },
  });

/** A live change, as the subscription writes it. */
function sell({ client }: View) {
  const change = { inStock: () => 'SOLD' };
  writeChange(client, () => client.cache.modify({ id: 'Product:1', fields: change }));
  showCache(client);
}

test('a change made elsewhere is shown while an optimistic update of the record is pending', async () => {
  const view = await aProductInView();
  const outcome = wish(view);
  const wishing = await view.request(2);
  expect(view.shown()).toMatchObject({ viewerHasWished: true });
  sell(view);
  await expect.poll(view.shown).toMatchObject({ inStock: 'SOLD', viewerHasWished: true });
  wishing.fail();
  await outcome;
  await expect.poll(view.shown).toMatchObject({ inStock: 'SOLD', viewerHasWished: false });
  view.end();
});

test('actions and changes show while the query is refetched', async () => {
  const view = await aProductInView();
  const refetched = view.observable.refetch().catch(() => {});
  const refetching = await view.request(2);
  const outcome = wish(view);
  const wishing = await view.request(3);
  await expect.poll(view.shown).toMatchObject({ viewerHasWished: true });
  sell(view);
  await expect.poll(view.shown).toMatchObject({ inStock: 'SOLD' });
  wishing.fail();
  await outcome;
  await expect.poll(view.shown).toMatchObject({ inStock: 'SOLD', viewerHasWished: false });
  refetching.fail();
  await refetched;
  await expect.poll(view.shown).toMatchObject({ inStock: 'SOLD', viewerHasWished: false });
  view.end();
});

test('a refetch shows its answer, though the records of the last visit were added meanwhile', async () => {
  const view = await aProductInView();
  const refetched = view.client.refetchObservableQueries();
  const refetching = await view.request(2);
  const owner = { accountId: 'account', build: 'build' };
  const kept = { ...owner, at: Date.now(), cache: {} };
  const database = { ...idbKeyval, get: async <Value>() => kept as Value };
  await restoreSnapshot(view.client, owner, () => true, database);
  refetching.answer({ product: product('PAUSED') });
  await refetched;
  await expect.poll(view.shown).toMatchObject({ inStock: 'PAUSED' });
  view.end();
});

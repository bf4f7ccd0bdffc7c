import { type Change, changeKey, mayReceive } from '@fitness-zone/contract/changes.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { routesOf } from '@fitness-zone/testkit/api/routes-of.ts';
import {
  everyMutation,
  everyQuery,
  plainQueries,
  type Sent,
} from '@fitness-zone/testkit/blindness/every-operation.ts';
import {
  createNormalizer,
  differences,
  type ReceivedResponse,
  view,
} from '@fitness-zone/testkit/blindness/outsider-view.ts';
import { isFull, sample } from '@fitness-zone/testkit/breadth.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import { type DocumentNode, print } from 'graphql';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { operations } from '../../../../web/testing/generated/operations.ts';
import { createSchema } from '../../graphql/schema.ts';
import { sweepPriceGuides } from '../price-guide/price-guide.sweeper.ts';
import { sweepOffers } from './offers.sweeper.ts';

// Two shops have the same events, except for the offers of two buyers. Only one shop has these offers and their
// changes, declines, withdrawals, acceptances, lapses and unpaid holds. Everything that others can see must be the same
// in both. Exceptions: admins read how many offers an action closes, and buyers see their own offers closed.

const schema = createSchema();
// Admins read how many offers an action closes.
const texts = operations.map((document) =>
  print(document as DocumentNode).replaceAll(/\boffers(Made|Received)\b/g, ''),
);

/** A shop and its people; `hasOffers`: whether the two insiders make offers. */
async function openWorld(hasOffers: boolean) {
  const clock = { ahead: 0 };
  const shop = await startTestShop({ now: () => Date.now() + clock.ahead });
  const person = (role: 'buyer' | 'seller' | 'admin', name: string) =>
    createUser(shop, { role, name, email: `${name}@example.com` });
  const [seller, insider, otherInsider] = [
    await person('seller', 'sam'),
    await person('buyer', 'ina'),
    await person('buyer', 'ingo'),
  ];
  const bystanders = {
    visitor: { ...apiClient(shop, null), id: null, isAdmin: false },
    bidder: { ...(await person('buyer', 'bea')), isAdmin: false },
    otherSeller: { ...(await person('seller', 'otto')), isAdmin: false },
    admin: { ...(await person('admin', 'ada')), isAdmin: true },
  };
  const { id: categoryId } = await bystanders.admin.addCategory(aCategory({ title: 'Benches' }));
  /** Calculates the price guide now instead of at the sweeper's next run, and waits until none is due. */
  async function calculatePriceGuide(): Promise<void> {
    await sweepPriceGuides(shop);
    const due = { dueAt: { $lt: new Date(shop.now() + dayMs / 2) } };
    const isCalculated = async () => !(await shop.models.PriceGuide.exists(due));
    await vi.waitUntil(isCalculated, { timeout: waits.step });
  }
  await calculatePriceGuide();
  const post = (productName: string) =>
    seller.addProduct(aProduct({ productName, categoryId, resalePrice: 120_00 }));
  const products = {
    rower: await post('Rower'),
    bike: await post('Bike'),
    bench: await post('Bench'),
    mat: await post('Mat'),
    ball: await post('Ball'),
  };
  // Enough prices of enough sellers for a guide, even without those five.
  for (const other of [bystanders.otherSeller, await person('seller', 'tim')]) {
    for (const name of ['Treadmill 1', 'Treadmill 2', 'Treadmill 3', 'Treadmill 4']) {
      await other.addProduct(aProduct({ productName: name, categoryId, resalePrice: 120_00 }));
    }
  }
  const { bidder } = bystanders;
  for (const product of Object.values(products)) {
    await bidder.addToWishList(product);
    await bidder.addToBookingList(product);
    await insider.addToWishList(product);
  }
  await allNotified(shop);
  /** The changes that each bystander received, in order. */
  const heard = new Map<string, string[]>();
  shop.events.listen((change: Change | null) => {
    if (!change) return;
    for (const [name, { id, isAdmin }] of Object.entries(bystanders)) {
      if (!mayReceive(id === null ? null : { id, isAdmin }, change)) continue;
      heard.set(name, [...(heard.get(name) ?? []), changeKey(change)]);
    }
  });
  /** An offer and its payment that exist in one world only. The payment is known once somebody could ask about it. */
  const hidden = { id: new Types.ObjectId().toHexString(), payment: '' };
  const candidates = {
    ids: [],
    email: 'nobody@example.com',
    amount: 60_00,
  };
  return {
    shop,
    hasOffers,
    seller,
    insider,
    otherInsider,
    bystanders,
    products,
    heard,
    hidden,
    candidates,
    categoryId,
    normalize: createNormalizer(),
    async passDays(count: number) {
      clock.ahead += count * dayMs;
      await calculatePriceGuide();
    },
    /** Acts only in the world where the insiders make offers. */
    only: async (act: () => Promise<unknown>) => {
      if (hasOffers) await act();
    },
    /** Waits for everything under way. */
    async settled() {
      await sweepOffers(shop);
      await allNotified(shop);
    },
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

let worlds: World[];
beforeAll(async () => {
  worlds = [await openWorld(true), await openWorld(false)];
});
afterAll(async () => {
  for (const { shop } of worlds) await shop.close();
});

/** The ids that anybody could ask about: public ones, and an offer of somebody else. */
const idsOf = ({ products, categoryId, seller, insider, hidden }: World) => [
  ...[products.rower.id, products.bench.id, products.ball.id],
  ...[categoryId, seller.id, insider.id, hidden.id, hidden.payment].filter(Boolean),
];

const pathsOf = (world: World) =>
  routesOf(world.shop.app)
    .filter((route) => /^GET \/[\w.]*(\/:id)?$/.test(route) && route !== 'GET /openapi.json')
    .map((route) => route.slice('GET '.length))
    // Metrics count every request; metrics.test.ts proves that they reveal nothing about offers.
    .filter(
      (path) =>
        ![
          '/',
          '/readyz',
          '/metrics',
          '/docs',
          '/altair',
          '/developers',
          '/images',
          '/graphql',
        ].includes(path),
    )
    .flatMap((path) =>
      path.includes(':id') ? idsOf(world).map((id) => path.replace(':id', id)) : [path],
    );

const reads = (world: World, round: number): Sent[] => {
  const candidates = { ...world.candidates, ids: idsOf(world) };
  const queries = everyQuery(texts, { schema, candidates }).filter(
    ({ what, variables }) =>
      // `OLDEST` sorts by the second of creation, which differs between the two shops.
      variables.sort !== 'OLDEST' && what !== 'UnendedOfferCount',
  );
  return sample([...queries, ...plainQueries(schema)], 18, round);
};

/** The answers that bystanders get in a world now, by question. */
async function seenIn(
  world: World,
  see: (client: World['bystanders']['visitor' | 'bidder']) => Promise<ReceivedResponse[]>,
): Promise<string[]> {
  const lines: string[] = [];
  for (const [name, client] of Object.entries(world.bystanders)) {
    for (const { what, ...answer } of await see(client)) {
      lines.push(world.normalize(`${name}: ${what} ${JSON.stringify(answer)}`));
    }
  }
  return lines;
}

/** The changes that bystanders received in a world. The order within one act, and among follow-ups, doesn't matter. */
const heardIn = ({ bystanders, heard }: World, shown: (key: string) => string): string[] =>
  Object.keys(bystanders).map((name) => {
    const byKind = (heard.get(name) ?? []).toSorted((one, other) =>
      kindIn(one).localeCompare(kindIn(other)),
    );
    return `${name} heard ${JSON.stringify(byKind.map(shown).toSorted())}`;
  });

async function expectSameHeard(): Promise<void> {
  // Follow-ups may finish in one world before the other.
  const kinds = () => worlds.map((world) => heardIn(world, kindIn)) as [string[], string[]];
  await expect.poll(() => differences(...kinds())).toEqual([]);
  const [one = [], other = []] = worlds.map((world) => heardIn(world, world.normalize));
  expect(differences(one, other)).toEqual([]);
  for (const { heard } of worlds) heard.clear();
}

const kindIn = (key: string): string => key.split(' ')[0] ?? '';

/** In `npm test`, bystanders send different queries after each act. */
let round = 0;

async function expectSameReads(): Promise<void> {
  round += 1;
  const [one = [], other = []] = await Promise.all(
    worlds.map((world) =>
      seenIn(world, (client) =>
        view(client, reads(world, round), sample(pathsOf(world), 10, round)),
      ),
    ),
  );
  expect(one.length).toBeGreaterThan(80);
  expect(differences(one, other)).toEqual([]);
  await expectSameHeard();
}

/** Does the same in both worlds. */
async function inBoth(act: (world: World) => Promise<unknown>): Promise<void> {
  for (const world of worlds) {
    await act(world);
    await world.settled();
  }
}

describe('no one except its buyer and its seller', () => {
  test('sees that an offer is made, changed, declined or withdrawn', async () => {
    await inBoth(async ({ only, insider, otherInsider, seller, bystanders, products, hidden }) => {
      const { rower, bike, bench, mat } = products;
      await only(async () => {
        const made = await insider.makeOffer(rower, 80_00, 'I can pick it up today.');
        hidden.id = made.id;
        await seller.counterOffer(made, 80_00, 100_00, 'It was serviced in May.');
        await insider.makeOffer(rower, 85_00);
        await seller.declineOffer(await otherInsider.makeOffer(rower, 70_00));
        await insider.withdrawOffer(await insider.makeOffer(bike, 50_00));
        await insider.makeOffer(bench, 90_00);
        await otherInsider.makeOffer(bench, 95_00);
        await insider.makeOffer(mat, 40_00);
      });
      await bystanders.bidder.makeOffer(rower, 60_00);
      await bystanders.bidder.makeOffer(bench, 60_00);
      await bystanders.bidder.makeOffer(rower, 61_00);
    });
    await expectSameReads();
  });

  test('can tell a product that is held for somebody from one that is paused', async () => {
    await inBoth(async ({ hasOffers, insider, seller, bystanders, products: { bench } }) => {
      // Buyers with an open offer see it closed when another one is accepted.
      const { viewerOffer } = await bystanders.bidder
        .graphql<{ product: { viewerOffer: { id: string } } }>(
          'query ($id: ID!) { product(id: $id) { viewerOffer { id } } }',
          { id: bench.id },
        )
        .map(({ product }) => product);
      await bystanders.bidder.withdrawOffer(viewerOffer);
      if (!hasOffers) return seller.pauseProduct(bench);
      return seller.acceptOffer(await insider.makeOffer(bench, 90_00), 90_00);
    });
    await expectSameReads();
  });

  test('learns what the buyer of an accepted offer is about to pay', async () => {
    await inBoth(async ({ hasOffers, insider, shop, products: { bench }, hidden }) => {
      hidden.payment = new Types.ObjectId().toHexString();
      if (!hasOffers) return;
      await insider.createPaymentIntent(bench, 'FIRST_HALF');
      // The choice of another part calls the first one off.
      const { amount } = await insider.createPaymentIntent(bench);
      expect(amount).toEqual({ amount: 90_00 });
      const open = { productId: bench.id, status: 'pending' as const };
      hidden.payment = (await shop.models.Payment.findOne(open).orFail())._id.toHexString();
    });
    await expectSameReads();
  });

  test('sees a payment stay open since the same price was agreed', async () => {
    await inBoth(async ({ hasOffers, insider, seller, products: { bike } }) => {
      await insider.createPaymentIntent(bike);
      if (!hasOffers) return seller.pauseProduct(bike);
      return seller.acceptOffer(await insider.makeOffer(bike, 120_00), 120_00);
    });
    await expectSameReads();
  });

  test('can tell the end of a hold from a product that is put on sale again', async () => {
    await inBoth(async (world) => {
      await world.passDays(8);
      const { hasOffers, seller, products } = world;
      if (hasOffers) return sweepOffers(world.shop);
      await seller.resumeProduct(products.bench);
      await seller.resumeProduct(products.bike);
    });
    await expectSameReads();
  });

  test('sees that an offer has lapsed', async () => {
    await inBoth(({ passDays }) => passDays(91));
    await expectSameReads();
  });

  test('learns of one by what is refused, or done, to them', async () => {
    await inBoth(async ({ hasOffers, insider, seller, products: { ball, rower } }) => {
      if (!hasOffers) return seller.pauseProduct(ball);
      await insider.makeOffer(rower, 80_00);
      return seller.acceptOffer(await insider.makeOffer(ball, 90_00), 90_00);
    });
    // These end the session or the account of their sender.
    const ending = ['signOutEverywhere', 'deleteAccount', 'getToken', 'addUser'];
    const [one = [], other = []] = await Promise.all(
      worlds.map(async (world) => {
        const ids = isFull ? idsOf(world) : [world.products.ball.id];
        const candidates = { ...world.candidates, ids };
        const sent = everyMutation({ schema, candidates }, ending);
        const last = sent.filter(({ what }) => /^(delete|end)/.test(what));
        const order = [...sent.filter((one) => !last.includes(one)), ...last];
        return seenIn(world, (client) => view(client, order));
      }),
    );
    expect(one.length).toBeGreaterThan(250);
    expect(differences(one, other)).toEqual([]);
    await expectSameHeard();
  });
});

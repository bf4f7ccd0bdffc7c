import { aCategory, anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import type { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recountProducts } from '../../categories/category-counts.service.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ connect: { monitorCommands: true } });
});
afterAll(() => shop.close());

const acts = {
  pause: (seller: TestUser, product: { id: string }) => seller.pauseProduct(product),
  resume: (seller: TestUser, product: { id: string }) => seller.resumeProduct(product),
  sellElsewhere: (seller: TestUser, product: { id: string }) => seller.markSoldElsewhere(product),
  relist: (seller: TestUser, product: { id: string }) => seller.relistProduct(product),
  delete: (seller: TestUser, product: { id: string }) => seller.deleteProduct(product),
};
type ActName = keyof typeof acts;

/** A product in the public lists of its category and of its seller. */
async function seen({ id }: { id: string }, viewer: Pick<TestUser, 'graphql'>) {
  const { productPreview: product } = await viewer.graphql<{ productPreview: Seen }>(
    `query ($id: ID!) { productPreview(id: $id) {
      inStock advertisement category { availableCount products { edges { node { id } } } }
      seller {
        forSaleCount soldCount productsForSale { edges { node { id } } }
        productsSold { edges { node { id } } }
      }
    } }`,
    { id },
  );
  const { products } = await viewer.graphql<{ products: Edges }>(
    '{ products(first: 100) { edges { node { id } } } }',
  );
  const has = ({ edges }: Edges) => edges.some(({ node }) => node.id === id);
  const { inStock, category, seller, advertisement } = product;
  return {
    inStock,
    advertisement,
    count: category.availableCount,
    lists: [products, category.products, seller.productsForSale].map(has),
    counted: [seller.forSaleCount, seller.soldCount],
    isListedAsSold: has(seller.productsSold),
  };
}

type Edges = { edges: { node: { id: string } }[] };
type Seen = {
  inStock: string;
  advertisement: boolean;
  category: { availableCount: number; products: Edges };
  seller: { forSaleCount: number; soldCount: number; productsForSale: Edges; productsSold: Edges };
};

const forSale = { lists: [true, true, true], count: 1, counted: [1, 0], isListedAsSold: false };
const withdrawn = {
  lists: [false, false, false],
  count: 0,
  counted: [0, 0],
  isListedAsSold: false,
};

async function postedAlone(shopOf: TestShop) {
  const users = await createUsers(shopOf);
  const { id: categoryId } = await users.admin.addCategory(aCategory());
  return { ...users, product: await users.seller.addProduct(aProduct({ categoryId })) };
}

describe('a product that is paused or sold elsewhere', () => {
  test('leaves the lists and the counts, keeps its wishes and bookings, and comes back', async () => {
    const { seller, buyer, otherBuyer, visitor, product } = await postedAlone(shop);
    await seller.advertiseProduct(product);
    await buyer.addToBookingList(product);
    await otherBuyer.addToWishList(product);
    const advertised = (await shop.models.Product.findById(product.id).lean())?.advertisedUntil;
    expect(await seen(product, visitor)).toEqual({
      ...forSale,
      inStock: 'AVAILABLE',
      advertisement: true,
    });
    await seller.pauseProduct(product);
    expect(await seen(product, visitor)).toEqual({
      ...withdrawn,
      inStock: 'PAUSED',
      advertisement: true,
    });
    await seller.resumeProduct(product);
    expect(await seen(product, visitor)).toMatchObject({ ...forSale, inStock: 'AVAILABLE' });
    // Its advertisement goes on until its original end.
    const now = await shop.models.Product.findById(product.id).lean();
    expect(now?.advertisedUntil).toEqual(advertised);
    await seller.markSoldElsewhere(product);
    expect(await seen(product, visitor)).toEqual({
      ...withdrawn,
      inStock: 'SOLD_ELSEWHERE',
      advertisement: false,
    });
    await seller.relistProduct(product);
    expect(await seen(product, visitor)).toEqual({
      ...forSale,
      inStock: 'AVAILABLE',
      advertisement: false,
    });
    for (const [viewer, list] of [
      [buyer, 'bookingList'],
      [otherBuyer, 'wishList'],
    ] as const) {
      const entries = await viewer.graphql(`{ ${list} { edges { node { product { id } } } } }`);
      expect(entries).toEqual({ [list]: { edges: [{ node: { product: { id: product.id } } }] } });
    }
  });

  test('is neither booked, wished, advertised nor paid for, and says why', async () => {
    const { seller, buyer, product } = await postedAlone(shop);
    const refusals = async () => {
      const outcomes = await Promise.all([
        buyer.addToBookingList(product).settled(),
        buyer.addToWishList(product).settled(),
        buyer.createPaymentIntent(product).settled(),
      ]);
      const said = outcomes.map(({ refusal, transcript }) => [
        refusal,
        /"message":"([^"]*)"/.exec(transcript)?.[1],
      ]);
      await seller.advertiseProduct(product).refused('not-available');
      return new Set(said.map((one) => one.join(': ')));
    };
    await seller.pauseProduct(product);
    const { productName: name } = product;
    expect(await refusals()).toEqual(new Set([`not-available: ${name} is paused by its seller.`]));
    await seller.markSoldElsewhere(product);
    expect(await refusals()).toEqual(new Set([`not-available: ${name} was sold elsewhere.`]));
  });

  test('is seen by its seller with what can be done', async () => {
    const { seller, otherSeller, admin, product } = await postedAlone(shop);
    const flags = 'Edit Pause Resume MarkSoldElsewhere Relist Delete Advertise'.split(' ');
    const can = async (viewer: TestUser) => {
      const { product: one } = await viewer.graphql<{ product: Record<string, boolean> }>(
        `query ($id: ID!) { product(id: $id) { ${flags.map((one) => `viewerCan${one}`).join(' ')} } }`,
        { id: product.id },
      );
      return flags.filter((flag) => one[`viewerCan${flag}`]).join(' ');
    };
    expect(await can(seller)).toBe('Edit Pause MarkSoldElsewhere Delete Advertise');
    await seller.pauseProduct(product);
    expect(await can(seller)).toBe('Edit Resume MarkSoldElsewhere Delete');
    await seller.markSoldElsewhere(product);
    expect(await can(seller)).toBe('Relist Delete');
    expect(await can(admin)).toBe('Delete');
    expect(await can(otherSeller)).toBe('');
  });

  test('goes with its seller’s account', async () => {
    const { seller, admin, product } = await postedAlone(shop);
    const [paused, soldElsewhere] = [
      await seller.addProduct(aProduct()),
      await seller.addProduct(aProduct()),
    ];
    await seller.pauseProduct(paused);
    await seller.markSoldElsewhere(soldElsewhere);
    await admin.deleteUser(seller);
    const ids = [product, paused, soldElsewhere].map(({ id }) => id);
    const records = await shop.models.Product.find({ _id: { $in: ids } }).lean();
    for (const record of records)
      expect(record).toMatchObject({ inStock: 'removed', phone: '', location: '' });
  });
});

test('when it can’t be bought any longer, and of edits, the people who wanted it are notified', async () => {
  const { seller, product } = await postedAlone(shop);
  const input = aProduct();
  // Reads the entries while they are written, since delivery removes them.
  const noted = async (act: () => PromiseLike<unknown>) => {
    const sent = new Map<number, unknown[]>();
    const written: unknown[] = [];
    const client = shop.database.connection.getClient();
    const onStart = ({ requestId, command }: mongo.CommandStartedEvent) => {
      const fields = Object.entries(command.update?.$set ?? {});
      const entries = fields.filter(([name]) => name.startsWith('outbox.'));
      sent.set(
        requestId,
        entries.map(([, entry]) => entry),
      );
    };
    const onSuccess = ({ requestId, reply }: mongo.CommandSucceededEvent) => {
      // An update without a match writes nothing.
      if ((reply as { value?: unknown }).value) written.push(...(sent.get(requestId) ?? []));
    };
    client.on('commandStarted', onStart).on('commandSucceeded', onSuccess);
    await act();
    client.off('commandStarted', onStart).off('commandSucceeded', onSuccess);
    return written;
  };
  const edit = anUpdate(product, { ...input, resalePrice: 99_00 });
  expect(await noted(() => seller.updateProduct(edit))).toMatchObject([
    { kind: 'edited', priceBefore: 120_00, price: 99_00 },
  ]);
  expect(await noted(() => seller.updateProduct(edit))).toEqual([]);
  expect(await noted(() => seller.pauseProduct(product))).toMatchObject([
    { kind: 'unavailable', stock: 'paused' },
  ]);
  expect(await noted(() => seller.resumeProduct(product))).toEqual([]);
  expect(await noted(() => seller.markSoldElsewhere(product))).toMatchObject([
    { kind: 'unavailable', stock: 'sold-elsewhere' },
  ]);
  expect(await noted(() => seller.deleteProduct(product))).toEqual([]);
});

test('each state allows what the table says, and a repeat is answered as done', async () => {
  const { seller } = await createUsers(shop);
  const ways: Record<string, { by: ActName[]; can: ActName[]; is: ActName[] }> = {
    available: { by: [], can: ['pause', 'sellElsewhere', 'delete'], is: ['resume', 'relist'] },
    paused: { by: ['pause'], can: ['resume', 'sellElsewhere', 'delete'], is: ['pause'] },
    'sold elsewhere': {
      by: ['sellElsewhere'],
      can: ['relist', 'delete'],
      is: ['sellElsewhere'],
    },
    resumed: { by: ['pause', 'resume'], can: ['pause'], is: ['resume'] },
  };
  for (const [state, { by, can, is }] of Object.entries(ways)) {
    for (const name of Object.keys(acts) as ActName[]) {
      const product = await seller.addProduct(aProduct());
      for (const before of by) await acts[before](seller, product);
      const { refusal } = await acts[name](seller, product).settled();
      const expected = can.includes(name) ? null : is.includes(name) ? 'conflict' : 'not-available';
      if (state !== 'resumed' || [...can, ...is].includes(name)) {
        expect(refusal, `${name} of one that is ${state}`).toBe(expected);
      }
    }
  }
});

describe('at once', () => {
  test.each([
    ['pause', 'pause'],
    ['pause', 'sellElsewhere'],
    ['sellElsewhere', 'delete'],
    ['pause', 'resume'],
  ] as const)('%s and %s leave a right count and one state', async (one, other) => {
    const { seller, product } = await postedAlone(shop);
    await Promise.all(
      [one, other, one, other].map((name) => acts[name](seller, product).settled()),
    );
    const record = await shop.models.Product.findById(product.id).lean();
    const category = await shop.models.Category.findById(product.category.id).lean();
    expect(category?.availableCount).toBe(record?.inStock === 'available' ? 1 : 0);
    await recountProducts(shop);
    const recounted = await shop.models.Category.findById(product.category.id).lean();
    expect(recounted?.availableCount).toBe(category?.availableCount);
  });

  test('a purchase and an edit, a pause or a new price: one wins, and nobody pays another price', async () => {
    for (const what of ['edit', 'reprice', 'pause', 'sellElsewhere', 'delete'] as const) {
      for (let round = 0; round < 4; round += 1) {
        const { seller, buyer, product } = await postedAlone(shop);
        const transactionId = await buyer.confirmPayment(product);
        const change =
          what === 'edit' || what === 'reprice'
            ? seller.updateProduct(
                anUpdate(product, { resalePrice: what === 'edit' ? 120_00 : 90_00 }),
              )
            : acts[what](seller, product);
        const [paid, changed] = await Promise.all([
          buyer.recordPayment(transactionId, product).settled(),
          change.settled(),
        ]);
        const record = await shop.models.Product.findById(product.id).lean();
        await expect
          .poll(async () => (await shop.models.Payment.findOne({ transactionId }).lean())?.status)
          .toBe(paid.refusal === null ? 'paid' : 'refunded');
        expect(record?.inStock === 'sold', what).toBe(paid.refusal === null);
        if (what !== 'edit') expect(paid.refusal === null).not.toBe(changed.refusal === null);
        if (changed.refusal !== null) expect(changed.refusal).toBe('not-available');
      }
    }
  });
});

test('pausing, resuming or editing too often is refused, since each may notify many people', async () => {
  const strict = await startTestShop({ env: { LIMIT_PRODUCT_CHANGES: '3' } });
  try {
    const { seller, otherSeller } = await createUsers(strict);
    const product = await seller.addProduct(aProduct());
    await seller.pauseProduct(product);
    await seller.resumeProduct(product);
    await seller.pauseProduct(product).refused('too-many-requests');
    await seller.updateProduct(anUpdate(product)).refused('too-many-requests');
    await otherSeller.pauseProduct(await otherSeller.addProduct(aProduct()));
  } finally {
    await strict.close();
  }
});

import { aCategory, anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { sweepCategories } from './category.sweeper.ts';

const shop = await startTestShop();
const { Category, Product } = shop.models;
afterAll(() => shop.close());
beforeEach(async () => {
  await Category.deleteMany();
  await Product.deleteMany();
});

const minuteMs = 60_000;

type Shown = { id: string; title: string; availableCount: number; productCount: number | null };

const shown = async (caller: TestUser) =>
  (
    await caller.graphql<{ categories: Shown[] }>(
      '{ categories { id title availableCount productCount } }',
    )
  ).categories;

const titles = async (caller: TestUser) => (await shown(caller)).map(({ title }) => title);

/** Categories of these titles. */
async function categories<Title extends string>(admin: TestUser, ...titles: Title[]) {
  const made = {} as Record<Title, { id: string }>;
  for (const title of titles) made[title] = await admin.addCategory(aCategory({ title }));
  return made;
}

/** Posts this many products in a category, and waits until the search finds them. */
async function fill(seller: TestUser, { id: categoryId }: { id: string }, count: number) {
  const made: { id: string }[] = [];
  for (let one = 0; one < count; one += 1) {
    made.push(await seller.addProduct(aProduct({ categoryId })));
  }
  return made;
}

const found = async (caller: TestUser, { id }: { id: string }) => {
  const { products } = await caller.graphql<{ products: { totalCount: number } }>(
    'query ($filter: ProductFilter) { products(filter: $filter, sort: PRICE_ASC) { totalCount } }',
    { filter: { categoryIds: [id] } },
  );
  return products.totalCount;
};

test('categories stand by their titles until an admin moves one, and new ones come last from then on', async () => {
  const { admin, buyer } = await createUsers(shop);
  const { C, A } = await categories(admin, 'B', 'C', 'A');
  expect(await titles(buyer)).toEqual(['A', 'B', 'C']);
  await admin.moveCategory(C, A);
  expect(await titles(buyer)).toEqual(['C', 'A', 'B']);
  await categories(admin, '0');
  expect(await titles(buyer)).toEqual(['C', 'A', 'B', '0']);
  await admin.moveCategory(C, null);
  expect(await titles(buyer)).toEqual(['A', 'B', '0', 'C']);
});

test('any number of moves between two neighbours is possible', async () => {
  const { admin, buyer } = await createUsers(shop);
  const all = await categories(admin, 'A', 'B', 'C');
  await admin.moveCategory(all.C, all.B);
  for (let round = 0; round < 60; round += 1) {
    const [, second, third] = await shown(buyer);
    if (!second || !third) throw new Error('There are three.');
    await admin.moveCategory(third, second);
    expect((await titles(buyer))[1]).toBe(third.title);
  }
  const positions = (await Category.find().lean()).map(({ position }) => position);
  expect(new Set(positions).size).toBe(3);
});

test('the moves of two admins at once both take effect', async () => {
  const { admin, buyer } = await createUsers(shop);
  const all = await categories(admin, 'A', 'B', 'C', 'D');
  await Promise.all([admin.moveCategory(all.D, all.A), admin.moveCategory(all.C, all.B)]);
  const order = await titles(buyer);
  expect(order[0]).toBe('D');
  expect(order.indexOf('C')).toBeLessThan(order.indexOf('B'));
  expect(order).toHaveLength(4);
});

test('a category that is moved to where it is leaves no entry in the audit log', async () => {
  const { admin } = await createUsers(shop);
  const { A, B } = await categories(admin, 'A', 'B');
  const before = (await shop.models.AuditLog.find()).length;
  await admin.moveCategory(A, B);
  await admin.moveCategory(B, null);
  expect(await shop.models.AuditLog.find()).toHaveLength(before);
});

test('a new title is what its products are found by, and a taken one is refused', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const { Benches } = await categories(admin, 'Benches', 'Bikes');
  await fill(seller, Benches, 1);
  const search = async (text: string) =>
    (
      await buyer.graphql<{ products: { totalCount: number } }>(
        'query ($text: String) { products(filter: { text: $text }) { totalCount } }',
        { text },
      )
    ).products.totalCount;
  const { id } = Benches;
  await admin.updateCategory({ ...aCategory({ title: 'Bikes' }), id }).refused('conflict');
  expect(await search('Trampolines')).toBe(0);
  await admin.updateCategory({ ...aCategory({ title: 'Trampolines' }), id });
  expect(await search('Trampolines')).toBe(1);
});

test('if two admins use one title at once, one is refused', async () => {
  const { admin } = await createUsers(shop);
  const { A, B } = await categories(admin, 'A', 'B');
  const title = 'Trampolines';
  const ends = await Promise.all(
    [A, B].map(({ id }) => admin.updateCategory({ ...aCategory({ title }), id }).settled()),
  );
  expect(ends.map(({ refusal }) => refusal).toSorted()).toEqual(['conflict', null]);
});

test('a category keeps a picture of another host, and its own by the shown address', async () => {
  const { admin } = await createUsers(shop);
  const { id } = await admin.addCategory(aCategory());
  await Category.updateOne({ _id: id }, { image: 'https://elsewhere.example/bench.jpg' });
  const image = 'https://elsewhere.example/bench.jpg';
  await admin.updateCategory({ id, title: 'A', body: 'B', image });
  await admin
    .updateCategory({ id, title: 'A', body: 'B', image: 'https://elsewhere.example/other.jpg' })
    .refused('invalid');
  expect(await Category.findById(id).lean()).toMatchObject({ title: 'A', image });
});

test('products are counted for admins in any state, also after a move', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const { A, B } = await categories(admin, 'A', 'B');
  const input = aProduct({ categoryId: A.id });
  const product = await seller.addProduct(input);
  const [paused] = await fill(seller, A, 1);
  await seller.pauseProduct(paused as { id: string });
  const counts = async (caller: TestUser) =>
    (await shown(caller)).map(({ availableCount, productCount }) => [availableCount, productCount]);
  expect(await counts(admin)).toEqual([
    [1, 2],
    [0, 0],
  ]);
  await seller.updateProduct(anUpdate(product, { ...input, categoryId: B.id }));
  expect(await counts(admin)).toEqual([
    [0, 1],
    [1, 1],
  ]);
  expect(await counts(buyer)).toEqual([
    [0, null],
    [1, null],
  ]);
});

test('a category with products is deleted only with a target, which has and counts them then', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const { A, B } = await categories(admin, 'A', 'B');
  const [removed] = await fill(seller, A, 3);
  await seller.deleteProduct(removed as { id: string });
  await admin.deleteCategory(A).refused('conflict');
  await admin.deleteCategory(A, A).refused('invalid');
  expect(await admin.deleteCategory(A, B)).toMatchObject({ movedCount: 3 });
  const [left, ...others] = await shown(admin);
  expect([left, others]).toEqual([
    expect.objectContaining({ title: 'B', availableCount: 2, productCount: 3 }),
    [],
  ]);
  expect(await found(buyer, B)).toBe(2);
  expect(await found(buyer, A)).toBe(0);
  await seller.addProduct(aProduct({ categoryId: A.id })).refused('not-found');
  await admin.deleteCategory(A, B).refused('not-found');
});

test('more products than a batch are moved', async () => {
  const { admin, seller } = await createUsers(shop);
  const { A, B } = await categories(admin, 'A', 'B');
  const [first] = await fill(seller, A, 1);
  const { _id, ...record } = (await Product.findById(first?.id).lean()) ?? {};
  await Product.insertMany(Array.from({ length: 1100 }, () => record));
  expect(await admin.deleteCategory(A, B)).toMatchObject({ movedCount: 1101 });
  expect(await Product.countDocuments({ categoryId: B.id })).toBe(1101);
  expect((await shown(admin))[0]).toMatchObject({ availableCount: 1101, productCount: 1101 });
});

test('if two admins delete two categories into each other, at most one succeeds', async () => {
  const { admin, seller } = await createUsers(shop);
  for (let round = 0; round < 5; round += 1) {
    await Category.deleteMany();
    await Product.deleteMany();
    const { A, B } = await categories(admin, 'A', 'B');
    await fill(seller, A, 1);
    await fill(seller, B, 1);
    const ends = await Promise.all([
      admin.deleteCategory(A, B).settled(),
      admin.deleteCategory(B, A).settled(),
    ]);
    const done = ends.filter(({ refusal }) => refusal === null).length;
    await sweepCategories({ ...shop, now: () => Date.now() + 2 * minuteMs });
    const left = await shown(admin);
    expect([done, left.length]).toEqual(done === 1 ? [1, 1] : [0, 2]);
    const ids = left.map(({ id }) => id);
    expect(await Product.countDocuments({ categoryId: { $in: ids } })).toBe(2);
  }
});

test('if two admins delete one category at once, one succeeds', async () => {
  const { admin } = await createUsers(shop);
  const { A } = await categories(admin, 'A');
  const ends = await Promise.all([1, 2].map(() => admin.deleteCategory(A).settled()));
  expect(ends.map(({ refusal }) => refusal).toSorted()).toEqual(['not-found', null]);
});

test('the title of a deleted category is free at once', async () => {
  const { admin } = await createUsers(shop);
  const { A } = await categories(admin, 'A');
  await admin.deleteCategory(A);
  await categories(admin, 'A');
  expect(await titles(admin)).toEqual(['A']);
});

test('a product posted in a category during its deletion moves with the others', async () => {
  const { admin, seller, buyer } = await createUsers(shop);
  const { A, B, C } = await categories(admin, 'A', 'B', 'C');
  await fill(seller, A, 1);
  await admin.deleteCategory(A, B);
  // Simulates a request that read the category before its deletion.
  const [late] = await fill(seller, C, 1);
  await Product.updateOne({ _id: late?.id }, { categoryId: A.id });
  await sweepCategories(shop);
  expect(await found(buyer, B)).toBe(2);
  await sweepCategories({ ...shop, now: () => Date.now() + 2 * minuteMs });
  expect(await Category.findById(A.id)).toBeNull();
});

test('a category that was empty is there again when something is posted in it meanwhile', async () => {
  const { admin, seller } = await createUsers(shop);
  const { A, B } = await categories(admin, 'A', 'B');
  await admin.deleteCategory(A);
  const [late] = await fill(seller, B, 1);
  await Product.updateOne({ _id: late?.id }, { categoryId: A.id });
  await sweepCategories({ ...shop, now: () => Date.now() + 2 * minuteMs });
  expect(await titles(admin)).toEqual(['A', 'B']);
});

test('everybody who follows hears of a deletion with its products', async () => {
  const { admin, seller } = await createUsers(shop);
  const { A, B } = await categories(admin, 'A', 'B');
  const [product] = await fill(seller, A, 1);
  const heard: unknown[] = [];
  const stop = shop.events.listen((change) => heard.push(change));
  await admin.deleteCategory(A, B);
  stop();
  expect(heard).toContainEqual({ kind: 'category-deleted', categoryId: A.id, movedTo: B.id });
  expect(heard).toContainEqual({ kind: 'product', productId: product?.id });
});

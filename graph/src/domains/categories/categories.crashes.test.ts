import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { type Fault, killAtEach, killedWhen } from '@fitness-zone/testkit/payments/faults.ts';
import { startPaymentServices } from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import { afterAll, expect, test } from 'vitest';
import { sweepCategories } from './category.sweeper.ts';
import { recountProducts } from './category-counts.service.ts';
import { deleteCategory } from './delete-category.service.ts';
import { moveCategory } from './move-category.service.ts';

// Server processes that reach the database through a proxy that can kill them.
const services = await startPaymentServices();
afterAll(() => services.close());
const { models, runWithFault } = services;
const { Category, Product } = models;

const titlesInOrder = async () =>
  (await Category.find({ deletingAt: null }).sort({ position: 1, title: 1 }).lean()).map(
    ({ title }) => title,
  );

/** Deletes a category with products in a process that may be killed; then starts a second one. */
async function deleteWith(fault: Fault): Promise<boolean> {
  await Promise.all([Category.deleteMany({}), Product.deleteMany({})]);
  const admin = await aPerson(models, 'admin');
  const [gone, target] = await Category.create([
    aCategory({ title: 'Gone' }),
    aCategory({ title: 'Target' }),
  ]);
  if (!gone || !target) throw new Error('Both were created.');
  for (const inStock of ['available', 'available', 'removed'] as const) {
    const { categoryId: _none, condition: _condition, ...details } = aProduct();
    await Product.create({
      ...details,
      condition: 'Good',
      categoryId: gone._id,
      sellerId: admin._id,
      inStock,
      postedTime: new Date(),
    });
  }
  const wasKilled = await runWithFault(fault, (process) =>
    deleteCategory(process.as(admin), { id: `${gone._id}`, moveProductsTo: `${target._id}` }),
  );
  const second = await services.start();
  await recountProducts(second.shop);
  await sweepCategories(second.shop, { isFirst: true });
  await sweepCategories({ ...second.shop, now: () => Date.now() + hourMs });
  const left = await Category.find().sort({ title: 1 }).lean();
  const counts = left.map(({ title, availableCount, productCount }) => ({
    title,
    availableCount,
    productCount,
  }));
  const all = { availableCount: 2, productCount: 3 };
  const none = { availableCount: 0, productCount: 0 };
  expect(counts).toEqual(
    left.length === 1
      ? [{ title: 'Target', ...all }]
      : [
          { title: 'Gone', ...all },
          { title: 'Target', ...none },
        ],
  );
  const [there] = left;
  expect(await Product.countDocuments({ categoryId: there?._id ?? target._id })).toBe(3);
  await second.stop();
  return wasKilled;
}

/** Moves the last of three categories to the front, in a process that may be killed. */
async function moveWith(fault: Fault): Promise<boolean> {
  await Category.deleteMany({});
  const admin = await aPerson(models, 'admin');
  const [a, , c] = await Category.create(['A', 'B', 'C'].map((title) => aCategory({ title })));
  const wasKilled = await runWithFault(fault, (process) =>
    moveCategory(process.as(admin), { id: `${c?._id}`, before: `${a?._id}` }),
  );
  expect(['ABC', 'CAB']).toContain((await titlesInOrder()).join(''));
  return wasKilled;
}

test.each(killedWhen)(
  'whichever command a deletion is killed at, %s it, its products are in one category that counts them',
  (when) => killAtEach((step) => deleteWith({ kind: 'kill', connection: 'database', when, step })),
);

test.each(killedWhen)(
  'whichever command a move is killed at, %s it, the order is that of before or the new one',
  (when) => killAtEach((step) => moveWith({ kind: 'kill', connection: 'database', when, step })),
);

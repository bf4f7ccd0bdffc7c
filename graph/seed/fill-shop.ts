import { categories } from '@fitness-zone/sample-data/categories.ts';
import {
  categoryPicture,
  personPicture,
  productPictures,
} from '@fitness-zone/sample-data/picture-names.ts';
import { sampleProduct, writtenProducts } from '@fitness-zone/sample-data/sample-products.ts';
import type { Shop } from '../src/context/shop.ts';
import { recountProducts } from '../src/domains/catalog/categories/category-counts.service.ts';
import { sweepPriceGuides } from '../src/domains/price-guide/price-guide.sweeper.ts';
import { isDuplicateKey } from '../src/shared/duplicate-key.ts';
import { seedCategories } from './categories.ts';
import { everybody, seedPeople } from './people.ts';
import { keepPictures } from './pictures.ts';
import { seedProducts } from './products.ts';

const marker = 'first-stock';
const batch = 5000;

/** The record of the seeding in the database; `finishedAt` is absent while it runs or after a crash. */
type Seeding = {
  _id: string;
  startedAt: Date;
  finishedAt?: Date;
};

/**
 * Fills an empty database with people, categories and products, once. A seeding that was killed goes on
 * at the next start, under the same ids and times, so that nothing is there twice.
 * @returns how many products it added; 0 when there was nothing to do
 */
export async function fillEmptyShop(shop: Shop, products: number): Promise<number> {
  const seedings = seedingsOf(shop);
  const before = await seedings.findOne({ _id: marker });
  if (before?.finishedAt || (!before && !(await isEmpty(shop)))) return 0;
  shop.log.info({ products }, 'filling the empty shop with sample data');
  await fill(shop, before?.startedAt ?? (await begin(seedings)), products);
  return products;
}

/**
 * Fills the shop up to a number of products, the written ones and variations of them, whatever else it
 * holds. Repeating it with the same number changes nothing.
 */
export async function fillShopUpTo(shop: Shop, products: number): Promise<void> {
  const seedings = seedingsOf(shop);
  const before = await seedings.findOne({ _id: marker });
  await fill(shop, before?.startedAt ?? (await begin(seedings)), products);
}

async function isEmpty({ models }: Shop): Promise<boolean> {
  const kept = [models.User, models.Category, models.Product];
  const some = await Promise.all(kept.map((model) => model.collection.findOne({})));
  return some.every((record) => record === null);
}

const seedingsOf = ({ database }: Shop) => database.connection.collection<Seeding>('seedings');
type Seedings = ReturnType<typeof seedingsOf>;

/** Notes when the seeding began; two processes that begin at once both take the first one's time. */
async function begin(seedings: Seedings): Promise<Date> {
  const startedAt = new Date();
  try {
    await seedings.insertOne({ _id: marker, startedAt });
    return startedAt;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await seedings.findOne({ _id: marker }))?.startedAt ?? startedAt;
  }
}

async function fill(shop: Shop, startedAt: Date, products: number): Promise<void> {
  const written = Array.from({ length: Math.min(products, writtenProducts) }, (_, index) =>
    sampleProduct(index),
  );
  const pictures = await keepPictures(shop, [
    ...categories.map(categoryPicture),
    ...everybody.map(({ person }) => personPicture(person)),
    ...written.flatMap(({ product }) => productPictures(product).map(({ name }) => name)),
  ]);
  const users = await seedPeople(shop, { startedAt, pictures });
  const categoryIds = await seedCategories(shop, { startedAt, pictures });
  const context = { startedAt, pictures, users, categoryIds };
  for (let from = 0; from < products; from += batch) {
    await seedProducts(shop, context, { from, to: Math.min(products, from + batch) });
  }
  await recountProducts(shop);
  // They may be from before there were products.
  await shop.models.PriceGuide.deleteMany({});
  await sweepPriceGuides(shop);
  await seedingsOf(shop).updateOne({ _id: marker }, { $set: { finishedAt: new Date() } });
}

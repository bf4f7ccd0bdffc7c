import { categories } from '@fitness-zone/sample-data/categories.ts';
import { hasStory } from '@fitness-zone/sample-data/has-story.ts';
import {
  categoryPicture,
  personPicture,
  productPictures,
} from '@fitness-zone/sample-data/picture-names.ts';
import { sampleProduct, writtenProducts } from '@fitness-zone/sample-data/sample-products.ts';
import type { Shop } from '../src/context/shop.ts';
import { recountProducts } from '../src/domains/categories/category-counts.service.ts';
import { isDuplicateKey } from '../src/shared/duplicate-key.ts';
import { seedCategories } from './categories.ts';
import { everybody, seedPeople } from './people.ts';
import { keepPictures } from './pictures.ts';
import { calculatePriceGuides } from './price-guides.ts';
import { seedProducts } from './products.ts';
import { seedingsOf, stockMarker, storyMarker } from './seedings.ts';

const batch = 5000;

/**
 * Fills an empty database with people, categories and products, once. After a kill, the next start goes on with the
 * same ids and times, so that no record exists twice.
 * @returns how many products it added; 0 if there was nothing to do
 */
export async function fillEmptyShop(shop: Shop, products: number): Promise<number> {
  const seedings = seedingsOf(shop);
  const before = await seedings.findOne({ _id: stockMarker });
  if (before?.finishedAt || (!before && !(await isEmpty(shop)))) return 0;
  shop.log.info({ products }, 'filling the empty shop with sample data');
  const startedAt = before?.startedAt ?? (await begin(seedings));
  const { tellsStory } = shop.config;
  if (hasStory({ tellsStory, seedProducts: products })) await beginStory(seedings, startedAt);
  await fill(shop, startedAt, products);
  return products;
}

/**
 * Fills the shop up to a number of products, the written ones and variations of them, whether or not it holds other
 * products. Repeating it with the same number changes nothing.
 */
export async function fillShopUpTo(shop: Shop, products: number): Promise<void> {
  const seedings = seedingsOf(shop);
  const before = await seedings.findOne({ _id: stockMarker });
  await fill(shop, before?.startedAt ?? (await begin(seedings)), products);
}

async function isEmpty({ models }: Shop): Promise<boolean> {
  const kept = [models.User, models.Category, models.Product];
  const some = await Promise.all(kept.map((model) => model.collection.findOne({})));
  return some.every((record) => record === null);
}

/** Notes that the story has to be told, once. */
async function beginStory(seedings: Seedings, startedAt: Date): Promise<void> {
  const begun = { $setOnInsert: { startedAt } };
  await seedings.updateOne({ _id: storyMarker }, begun, { upsert: true });
}

type Seedings = ReturnType<typeof seedingsOf>;

/** Notes when the seeding began. If two processes begin at once, both use the first one's time. */
async function begin(seedings: Seedings): Promise<Date> {
  const startedAt = new Date();
  try {
    await seedings.insertOne({ _id: stockMarker, startedAt });
    return startedAt;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    return (await seedings.findOne({ _id: stockMarker }))?.startedAt ?? startedAt;
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
  await calculatePriceGuides(shop);
  await seedingsOf(shop).updateOne({ _id: stockMarker }, { $set: { finishedAt: new Date() } });
}

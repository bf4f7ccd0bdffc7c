import { type Shelf, shelves } from '@fitness-zone/sample-data/content/categories.ts';
import type { Offer } from '@fitness-zone/sample-data/content/offer.ts';
import type { Person } from '@fitness-zone/sample-data/content/people.ts';
import { stockItem, writtenOffers } from '@fitness-zone/sample-data/offers.ts';
import type { Shop } from '../src/context/shop.ts';
import { recountAvailable } from '../src/domains/catalog/stock.service.ts';
import { isDuplicateKey } from '../src/shared/duplicate-key.ts';
import { portrait } from './drawings/portrait.ts';
import { everybody, seedPeople } from './people.ts';
import { takePhotographs } from './photographs.ts';
import { drawOffer, drawShelf } from './pictures.ts';
import { seedCategories, seedProducts } from './products.ts';

const marker = 'first-stock';
const batch = 5000;

/** What the database remembers of the seeding; `finishedAt` is absent while it runs or after a crash. */
interface Seeding {
  _id: string;
  startedAt: Date;
  finishedAt?: Date;
}

/** Who turns drawings into kept pictures. */
type Photographer = typeof takePhotographs;

/**
 * Fills an empty database with people, categories and products, once. A seeding that was killed goes on
 * at the next start, under the same ids and moments, so that nothing is there twice.
 * @returns how many products it put on the shelves; 0 when there was nothing to do
 */
export async function fillEmptyShop(
  shop: Shop,
  products: number,
  photographer: Photographer = takePhotographs,
): Promise<number> {
  const seedings = seedingsOf(shop);
  const before = await seedings.findOne({ _id: marker });
  if (before?.finishedAt || (!before && !(await isEmpty(shop)))) return 0;
  const startedAt = before?.startedAt ?? (await begin(seedings));
  await stock(shop, startedAt, products, photographer);
  await seedings.updateOne({ _id: marker }, { $set: { finishedAt: new Date() } });
  return products;
}

/**
 * Fills the shop up to a number of products of the first stock and variations of it, whatever else it
 * holds. Repeating it with the same number changes nothing.
 */
export async function fillShopUpTo(
  shop: Shop,
  products: number,
  photographer: Photographer = takePhotographs,
): Promise<void> {
  const seedings = seedingsOf(shop);
  const before = await seedings.findOne({ _id: marker });
  await stock(shop, before?.startedAt ?? (await begin(seedings)), products, photographer);
  await seedings.updateOne({ _id: marker }, { $set: { finishedAt: new Date() } });
}

async function isEmpty({ models }: Shop): Promise<boolean> {
  const kept = [models.User, models.Category, models.Product];
  const some = await Promise.all(kept.map((model) => model.collection.findOne({})));
  return some.every((record) => record === null);
}

const seedingsOf = ({ database }: Shop) => database.connection.collection<Seeding>('seedings');
type Seedings = ReturnType<typeof seedingsOf>;

/** Writes down when the seeding began; of two processes that begin at once both take the first's moment. */
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

async function stock(
  shop: Shop,
  opened: Date,
  products: number,
  photographer: Photographer,
): Promise<void> {
  const items = Array.from({ length: Math.min(products, writtenOffers) }, (_, i) => stockItem(i));
  const drawings = new Map<Offer | Shelf | Person, () => string>([
    ...shelves.map((shelf) => [shelf, () => drawShelf(shelf)] as const),
    ...everybody.map(({ person }) => [person, () => portrait(person.name, person.face)] as const),
    ...items.map(({ shelf, offer }) => [offer, () => drawOffer(shelf, offer)] as const),
  ]);
  const pictures = await photographer(shop, drawings);
  const users = await seedPeople(shop, pictures as Map<Person, string>, opened);
  const categories = await seedCategories(shop, pictures as Map<Shelf, string>, opened);
  const around = { opened, users, categories, pictures: pictures as Map<Offer, string> };
  for (let from = 0; from < products; from += batch) {
    await seedProducts(shop, around, { from, to: Math.min(products, from + batch) });
  }
  await recountAvailable(shop);
}

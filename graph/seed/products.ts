import { toMinor } from '@fitness-zone/contract/payments/money.ts';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { phones } from '@fitness-zone/sample-data/people.ts';
import { productPictures } from '@fitness-zone/sample-data/picture-names.ts';
import { samplePlace } from '@fitness-zone/sample-data/places.ts';
import { sampleAttributes } from '@fitness-zone/sample-data/product.ts';
import { random } from '@fitness-zone/sample-data/random.ts';
import { sampleProduct, writtenProducts } from '@fitness-zone/sample-data/sample-products.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../src/context/shop.ts';
import type { UserRecord } from '../src/domains/accounts/user.model.ts';
import type { ProductRecord } from '../src/domains/product/product.model.ts';
import { storedImages } from '../src/domains/product/product-images.rules.ts';
import { newAdvertisement } from '../src/domains/product/stock/advertisement.rules.ts';
import { seedId } from './ids.ts';
import { insertMissing } from './insert.ts';
import { requireSeeded } from './require-seeded.ts';

type Context = {
  startedAt: Date;
  /** the accounts by key */
  users: ReadonlyMap<string, UserRecord>;
  /** by title */
  categoryIds: ReadonlyMap<string, Types.ObjectId>;
  /** the addresses of pictures by name */
  pictures: ReadonlyMap<string, string>;
};

/** Days before its sale that a product of the story was listed, to leave time for questions and offers. */
const listedBeforeDays = 9;

/** Creates the products from one index up to another (excluded). */
export async function seedProducts(
  { models, config }: Pick<Shop, 'models' | 'config'>,
  context: Context,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const products = Array.from({ length: to - from }, (_, nth) =>
    productAt(from + nth, context, config.currency),
  );
  await insertMissing(models.Product, products);
}

function productAt(index: number, context: Context, currency: string): ProductRecord {
  const { category, product, pictured } = sampleProduct(index);
  const chance = random(`${product.name}/${index}`);
  const age = product.sold
    ? (product.sold.days + listedBeforeDays) * dayMs
    : ageOf(index, chance.next());
  const postedTime = new Date(context.startedAt.getTime() - age);
  return {
    _id: seedId(`${product.name}/${index}`, postedTime),
    productName: product.name,
    ...storedImages(
      productPictures(pictured).map(({ name, description }) => ({
        url: requireSeeded(context.pictures.get(name), name),
        description,
      })),
    ),
    body: product.body,
    originalPrice: toMinor(product.original, currency),
    resalePrice: toMinor(product.resale, currency),
    inStock: 'available',
    condition: product.condition,
    yearsOfUsedProduct: product.years,
    attributes: sampleAttributes(product),
    sellerId: requireSeeded(context.users.get(product.seller), product.seller)._id,
    location: product.place,
    place: samplePlace(product.place),
    phone: phones[product.seller],
    postedTime,
    categoryId: requireSeeded(context.categoryIds.get(category.title), category.title),
    ...(product.advertised
      ? newAdvertisement(context.startedAt.getTime()).$set
      : { advertisement: false }),
    revision: 0,
    offerRound: 0,
    reported: false,
  };
}

/**
 * A product's age in milliseconds. The written ones were posted within the last month, later ones ever closer together:
 * 100,000 in two years.
 */
const ageOf = (index: number, chance: number) =>
  index < writtenProducts
    ? (2 + index * 5.2 + chance * 4) * hourMs
    : 30 * dayMs + (1 - writtenProducts / index) * 700 * dayMs + chance * hourMs;

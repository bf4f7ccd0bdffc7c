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
import { newAdvertisement } from '../src/domains/catalog/advertising/advertisement.rules.ts';
import { storedImages } from '../src/domains/catalog/editing/product-images.rules.ts';
import type { ProductRecord } from '../src/domains/catalog/product.model.ts';
import type { OrderRecord } from '../src/domains/orders/order.model.ts';
import type { PaymentRecord } from '../src/domains/payments/payment.model.ts';
import { seedId } from './ids.ts';
import { insertMissing } from './insert.ts';
import { paymentFor } from './payments.ts';
import { payoutFor } from './payouts.ts';
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

/** Creates the products from one index up to another (excluded), and the payments of those sold. */
export async function seedProducts(
  shop: Pick<Shop, 'models' | 'config' | 'events' | 'now' | 'createOrder'>,
  context: Context,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { models, config } = shop;
  const { currency } = config;
  const products: ProductRecord[] = [];
  const payments: PaymentRecord[] = [];
  for (let index = from; index < to; index++) {
    const product = productAt(index, context, currency);
    const payment = paymentFor(sampleProduct(index).product, product, { ...context, currency });
    if (payment) payments.push(payment);
    products.push(payment ? { ...product, inStock: 'sold', paymentId: payment._id } : product);
  }
  await insertMissing(models.Payment, payments);
  await insertMissing(models.Product, products);
  for (const { _id } of payments) await shop.createOrder(shop, _id);
  const sold = { firstPaymentId: { $in: payments.map(({ _id }) => _id) } };
  const orders: OrderRecord[] = await models.Order.find(sold).lean();
  const payouts = orders.flatMap((order) => {
    const payment = payments.find(({ _id }) => _id.equals(order.firstPaymentId));
    return (payment && payoutFor(order, payment, config.payouts.fee)) ?? [];
  });
  await insertMissing(models.Payout, payouts);
}

function productAt(index: number, context: Context, currency: string): ProductRecord {
  const { category, product, pictured } = sampleProduct(index);
  const chance = random(`${product.name}/${index}`);
  const age = product.sold
    ? (product.sold.days + chance.between(3, 12)) * dayMs
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
    reported: false,
  };
}

/**
 * How long ago a product was posted, in milliseconds: the written ones within the last month, later
 * ones ever closer together, 100,000 of them in two years.
 */
const ageOf = (index: number, chance: number) =>
  index < writtenProducts
    ? (2 + index * 5.2 + chance * 4) * hourMs
    : 30 * dayMs + (1 - writtenProducts / index) * 700 * dayMs + chance * hourMs;

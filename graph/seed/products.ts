import { toMinor } from '@fitness-zone/contract/money.ts';
import { type Shelf, shelves } from '@fitness-zone/sample-data/content/categories.ts';
import { type Offer, phones } from '@fitness-zone/sample-data/content/offer.ts';
import { stockItem } from '@fitness-zone/sample-data/offers.ts';
import type { Shop } from '../src/context/shop.ts';
import type { UserRecord } from '../src/domains/accounts/user.model.ts';
import type { CategoryRecord } from '../src/domains/catalog/category.model.ts';
import type { ProductRecord } from '../src/domains/catalog/product.model.ts';
import type { PaymentRecord } from '../src/domains/payments/payment.model.ts';
import { random } from './drawings/engine/random.ts';
import { seedId } from './ids.ts';
import { insertMissing } from './insert.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** What the products of the first stock refer to. */
export interface Surroundings {
  opened: Date;
  users: ReadonlyMap<string, UserRecord>;
  categories: ReadonlyMap<Shelf, CategoryRecord>;
  pictures: ReadonlyMap<Offer, string>;
}

/** Creates the categories. */
export async function seedCategories(
  { models }: Pick<Shop, 'models'>,
  pictures: ReadonlyMap<Shelf, string>,
  opened: Date,
): Promise<Map<Shelf, CategoryRecord>> {
  const categories = new Map(
    shelves.map((shelf): [Shelf, CategoryRecord] => [
      shelf,
      {
        _id: seedId(shelf.title, new Date(opened.getTime() - 420 * day)),
        title: shelf.title,
        body: shelf.body,
        image: found(pictures.get(shelf), shelf.title),
        availableCount: 0,
      },
    ]),
  );
  await insertMissing(models.Category.collection, [...categories.values()]);
  return categories;
}

/** Creates the products from one place in the stock up to another, and what sold ones were paid with. */
export async function seedProducts(
  { models, config }: Pick<Shop, 'models' | 'config'>,
  surroundings: Surroundings,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const products: ProductRecord[] = [];
  const payments: PaymentRecord[] = [];
  for (let index = from; index < to; index++) {
    const product = asProduct(surroundings, config.currency, index);
    const payment = asPayment(surroundings, config.currency, index, product);
    if (payment) payments.push(payment);
    products.push(payment ? { ...product, inStock: 'sold', paymentId: payment._id } : product);
  }
  await insertMissing(models.Payment.collection, payments);
  await insertMissing(models.Product.collection, products);
}

function asProduct(around: Surroundings, currency: string, index: number): ProductRecord {
  const { shelf, offer, pictured } = stockItem(index);
  const chance = random(`${offer.name}/${index}`);
  const age = offer.sold
    ? (offer.sold.days + chance.between(3, 12)) * day
    : ageOf(index, chance.next());
  const postedTime = new Date(around.opened.getTime() - age);
  return {
    _id: seedId(`${offer.name}/${index}`, postedTime),
    productName: offer.name,
    image: found(around.pictures.get(pictured), pictured.name),
    body: offer.body,
    originalPrice: toMinor(offer.original, currency),
    resalePrice: toMinor(offer.resale, currency),
    inStock: 'available',
    condition: offer.condition,
    yearsOfUsedProduct: offer.years,
    sellerId: found(around.users.get(offer.seller), offer.seller)._id,
    location: offer.place,
    phone: phones[offer.seller],
    postedTime,
    categoryId: found(around.categories.get(shelf), shelf.title)._id,
    advertisement: offer.advertised ?? false,
    reported: false,
  };
}

/** The first hundred or so within the last month, later ones ever closer together: 100,000 in two years. */
const ageOf = (index: number, chance: number) =>
  index < 132
    ? (2 + index * 5.2 + chance * 4) * hour
    : 30 * day + (1 - 132 / index) * 700 * day + chance * hour;

function asPayment(
  { opened, users }: Surroundings,
  currency: string,
  index: number,
  product: ProductRecord,
): PaymentRecord | null {
  const { sold, seller, name } = stockItem(index).offer;
  if (!sold) return null;
  const [buyer, owner] = [found(users.get(sold.to), sold.to), found(users.get(seller), seller)];
  const createdAt = new Date(opened.getTime() - sold.days * day - 3 * hour);
  const paidAt = new Date(createdAt.getTime() + 40_000);
  const id = seedId(`payment/${name}`, createdAt);
  return {
    _id: id,
    transactionId: `pi_first_${id.toHexString()}`,
    status: 'paid',
    amount: product.resalePrice,
    currency: currency.toLowerCase(),
    productId: product._id,
    buyerId: buyer._id,
    sellerId: owner._id,
    attempt: 1,
    productName: product.productName,
    image: product.image,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    sellerName: owner.name,
    createdAt,
    checkAt: paidAt,
    paidAt,
  };
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The first stock has no "${what}".`);
  return value;
}

import { readAttributes } from '@fitness-zone/contract/catalog/attribute-values.ts';
import { attributeNames } from '@fitness-zone/contract/catalog/attributes.ts';
import type { enumValues } from '@fitness-zone/contract/enums.ts';
import { writeNumber } from '@fitness-zone/contract/inputs/typed-number.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { categories } from '@fitness-zone/sample-data/categories.ts';
import { admin, buyers, phones, sellers } from '@fitness-zone/sample-data/people.ts';
import { categoryPicture, productPictures } from '@fitness-zone/sample-data/picture-names.ts';
import { pictureUrl } from '@fitness-zone/sample-data/picture-url.ts';
import { samplePlace } from '@fitness-zone/sample-data/places.ts';
import { sampleAttributes } from '@fitness-zone/sample-data/product.ts';
import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';
import type { PlaceInput } from '../../graph/src/generated/graphql.ts';

// Records have the fields of the schema's types, with ids instead of other records. Enum values are the schema's names
// (`AVAILABLE`), amounts are minor units of USD, moments are ISO 8601.

type Enum<Name extends keyof typeof enumValues> = keyof (typeof enumValues)[Name];

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

let made = 0;

/** An id in MongoDB's format. The same records get the same ids each time, so that a login survives a reload. */
export const newId = (): string => (++made).toString(16).padStart(24, '0');

/** The absolute address of a sample picture, as the schema requires. */
const imageOf = (picture: string): string =>
  new URL(new URL(pictureUrl(picture), location.href).pathname, location.href).href;

/** The attributes in a seller's input, as the product's record stores them. */
export const typedAttributes = (
  given: readonly { name: string; value: string }[] | null | undefined,
) => readAttributes(given ?? [], { title: 'Products', names: attributeNames });

/** A sample product by its index, as its seller posts it. */
export function postedProduct(index: number) {
  const { product, pictured } = sampleProduct(index);
  return {
    id: newId(),
    productName: product.name,
    images: productPictures(pictured).map(({ name, description }) => ({
      image: imageOf(name),
      description,
    })),
    body: product.body,
    originalPrice: product.original * 100,
    resalePrice: product.resale * 100,
    previousPrice: null as number | null,
    condition: product.condition.toUpperCase() as Enum<'Condition'>,
    yearsOfUsedProduct: product.years,
    attributes: typedAttributes(
      sampleAttributes(product).map(({ name, value }) => ({
        name,
        value: typeof value === 'number' ? writeNumber(value) : String(value),
      })),
    ),
    location: product.place,
    place: samplePlace(product.place) as PlaceInput | null,
    phone: phones[product.seller] as string,
    inStock: (product.sold ? 'SOLD' : 'AVAILABLE') as Enum<'Stock'>,
    postedTime: daysAgo(index * 0.7),
    advertisement: !!product.advertised && !product.sold,
    revision: 0,
  };
}

const account =
  (role: Enum<'Role'>) =>
  ({ name, mailbox, verified }: typeof admin) => ({
    id: newId(),
    name,
    email: `${mailbox}@fitness.zone`,
    image: null as string | null,
    role,
    verified,
    since: daysAgo(200 - mailbox.length),
  });

const productCount = 129;

/**
 * The sample people, categories and written products, with some business between them; each list is in chronological
 * order.
 */
export function sampleStore() {
  made = 0;
  const people = {
    admins: [account('ADMIN')(admin)],
    buyers: Object.values(buyers).map(account('BUYER')),
    sellers: Object.entries(sellers).map(([key, one]) => ({ key, ...account('SELLER')(one) })),
  };
  const titled = categories.map((one, position) => ({
    id: newId(),
    title: one.title,
    body: one.body,
    position,
    image: imageOf(categoryPicture(one)),
  }));
  const products = Array.from({ length: productCount }, (_, nth) => {
    const { product, category } = sampleProduct(productCount - 1 - nth);
    return {
      ...postedProduct(productCount - 1 - nth),
      sellerId: people.sellers.find(({ key }) => key === product.seller)?.id ?? '',
      categoryId: titled.find(({ title }) => title === category.title)?.id ?? '',
    };
  });
  const accounts = [
    ...people.admins,
    ...people.buyers,
    ...people.sellers.map(({ key: _, ...one }) => one),
  ];
  return { accounts, categories: titled, products, ...businessOf(people, products) };
}

type Person = { id: string };
type Traded = ReturnType<typeof postedProduct> & { sellerId: string };

/** Sales, lists, offers, questions, reviews and a report, so that every screen has something to show. */
function businessOf(
  { admins, buyers, sellers }: Record<'admins' | 'buyers' | 'sellers', Person[]>,
  products: Traded[],
) {
  const buyerAt = (nth: number) => buyers[nth % buyers.length]?.id ?? '';
  const sold = products.filter(({ inStock }) => inStock === 'SOLD');
  const forSale = products.filter(({ inStock }) => inStock === 'AVAILABLE');
  const noras = forSale.filter(({ sellerId }) => sellerId === sellers[0]?.id).slice(-3);
  const about = ({ id: productId }: Traded, days: number) => ({
    id: newId(),
    productId,
    createdAt: daysAgo(days),
  });
  const entry = (product: Traded, nth: number) => ({
    ...about(product, 3 - nth),
    userId: buyerAt(0),
    productPrice: product.resalePrice,
    productRevision: 0,
  });
  const threads = noras.map((product, nth) => ({
    ...about(product, 2),
    buyerId: buyerAt(0),
    updatedAt: daysAgo(2 - nth / 2),
    viewerCanWrite: true,
  }));
  return {
    bookings: forSale.slice(-4, -2).map(entry),
    wishes: forSale.slice(-2).map(entry),
    payments: sold.map((product, nth) => ({
      ...about(product, 60 - nth * 4),
      buyerId: buyerAt(nth),
      paidAt: daysAgo(60 - nth * 4),
      transactionId: `pi_mock_${nth}`,
      status: 'PAID' as Enum<'PaymentStatus'>,
      amount: product.resalePrice,
      price: product.resalePrice,
      // The bank sent back the agreed refund of the oldest sale.
      failedRefund: nth === 0 ? 20_00 : null,
    })),
    reviews: sold.map(({ sellerId: subjectId, productName }, nth) => ({
      id: newId(),
      authorId: buyerAt(nth),
      subjectId,
      productName,
      stars: 5 - (nth % 2),
      createdAt: daysAgo(58 - nth * 4),
      visibleAt: daysAgo(57 - nth * 4),
      text: 'As described, and a friendly hand-over.',
    })),
    offers: noras.map((product, nth) => ({
      ...about(product, 4 - nth),
      buyerId: buyerAt(nth),
      amount: Math.round(product.resalePrice * 0.8),
      status: 'OPEN' as Enum<'OfferStatus'>,
      changedAt: daysAgo(4 - nth),
      lapsesAt: daysAgo(nth - 86),
    })),
    threads,
    messages: threads.flatMap(({ id: threadId, buyerId, updatedAt: createdAt }) =>
      ['Is it still available?', 'Yes. You can see it any evening this week.'].map((text, nth) => ({
        id: newId(),
        threadId,
        text,
        createdAt,
        senderId: nth === 0 ? buyerId : (sellers[0]?.id ?? ''),
      })),
    ),
    notifications: noras.flatMap((product) =>
      [buyerAt(0), product.sellerId].map((userId) => ({
        ...about(product, 2),
        userId,
        readAt: null as string | null,
        kind: 'MESSAGE' as Enum<'NotificationKind'>,
        message: `You have a message about ${product.productName}.`,
      })),
    ),
    reports: forSale.slice(0, 2).map((product, nth) => ({
      ...about(product, 2 - nth),
      reporterId: buyerAt(nth),
      targetReportCount: 1,
      kind: 'PRODUCT' as Enum<'ReportKind'>,
      reason: 'WRONG_DETAILS' as Enum<'ReportReason'>,
    })),
    audit: sellers.map(({ id: userId }, nth) => ({
      id: newId(),
      actorId: admins[0]?.id ?? '',
      userId,
      createdAt: daysAgo(90 - nth),
      action: 'VERIFY_USER' as Enum<'AuditAction'>,
      source: 'REQUEST' as Enum<'AuditSource'>,
    })),
  };
}

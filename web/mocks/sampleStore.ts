import type { enumValues } from '@fitness-zone/contract/enums.ts';
import { categories } from '@fitness-zone/sample-data/categories.ts';
import { admin, buyers, phones, sellers } from '@fitness-zone/sample-data/people.ts';
import { categoryPicture, productPicture } from '@fitness-zone/sample-data/picture-names.ts';
import { pictureUrl } from '@fitness-zone/sample-data/picture-url.ts';
import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';

// Records have the fields of the schema's types, with ids instead of other records. Enum values are
// the schema's names (`AVAILABLE`), amounts are minor units of USD, moments are ISO 8601.

type Enum<Name extends keyof typeof enumValues> = keyof (typeof enumValues)[Name];

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

let made = 0;

/** An id as MongoDB writes them. The same records get the same ids each time, so that a login survives a reload. */
export const newId = (): string => (++made).toString(16).padStart(24, '0');

/** The address of a sample picture, absolute as the schema takes it. */
const imageOf = (picture: string): string =>
  new URL(new URL(pictureUrl(picture), location.href).pathname, location.href).href;

/** A sample product by its index, as its seller posts it. */
export function postedProduct(index: number) {
  const { product, pictured } = sampleProduct(index);
  return {
    id: newId(),
    productName: product.name,
    images: [{ image: imageOf(productPicture(pictured)), description: '' }],
    body: product.body,
    originalPrice: product.original * 100,
    resalePrice: product.resale * 100,
    previousPrice: null as number | null,
    condition: product.condition.toUpperCase() as Enum<'Condition'>,
    yearsOfUsedProduct: product.years,
    location: product.place,
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
    createdAt: daysAgo(200 - mailbox.length),
  });

/** The sample people, categories and products, and some business between them; each list from old to new. */
export function sampleStore(count = 72) {
  made = 0;
  const people = {
    admins: [account('ADMIN')(admin)],
    buyers: Object.values(buyers).map(account('BUYER')),
    sellers: Object.entries(sellers).map(([key, one]) => ({ key, ...account('SELLER')(one) })),
  };
  const titled = categories.map((one) => ({
    id: newId(),
    title: one.title,
    body: one.body,
    image: imageOf(categoryPicture(one)),
  }));
  const products = Array.from({ length: count }, (_, nth) => {
    const { product, category } = sampleProduct(count - 1 - nth);
    return {
      ...postedProduct(count - 1 - nth),
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
type Traded = {
  id: string;
  productName: string;
  resalePrice: number;
  sellerId: string;
  inStock: string;
};

/** Sales, lists, offers, questions, reviews and a report, so that every screen has something to show. */
function businessOf(
  { admins, buyers, sellers }: Record<'admins' | 'buyers' | 'sellers', Person[]>,
  products: Traded[],
) {
  const buyerAt = (nth: number) => buyers[nth % buyers.length]?.id ?? '';
  const sold = products.filter(({ inStock }) => inStock === 'SOLD');
  const forSale = products.filter(({ inStock }) => inStock === 'AVAILABLE');
  const noras = forSale.filter(({ sellerId }) => sellerId === sellers[0]?.id).slice(-3);
  const entry = (product: Traded, nth: number) => ({
    id: newId(),
    userId: buyerAt(0),
    productId: product.id,
    productPrice: product.resalePrice,
    productRevision: 0,
    createdAt: daysAgo(3 - nth),
  });
  const threads = noras.map((product, nth) => ({
    id: newId(),
    productId: product.id,
    buyerId: buyerAt(0),
    updatedAt: daysAgo(2 - nth / 2),
  }));
  return {
    bookings: forSale.slice(-4, -2).map(entry),
    wishes: forSale.slice(-2).map(entry),
    payments: sold.map((product, nth) => ({
      id: newId(),
      transactionId: `pi_mock_${nth}`,
      status: 'PAID' as Enum<'PaymentStatus'>,
      amount: product.resalePrice,
      productId: product.id,
      buyerId: buyerAt(nth),
      createdAt: daysAgo(60 - nth * 4),
      paidAt: daysAgo(60 - nth * 4),
    })),
    reviews: sold.map((product, nth) => ({
      id: newId(),
      authorId: buyerAt(nth),
      subjectId: product.sellerId,
      productName: product.productName,
      stars: 5 - (nth % 2),
      text: 'As described, and a friendly hand-over.',
      createdAt: daysAgo(58 - nth * 4),
      visibleAt: daysAgo(57 - nth * 4),
    })),
    offers: noras.map((product, nth) => ({
      id: newId(),
      productId: product.id,
      buyerId: buyerAt(nth),
      amount: Math.round(product.resalePrice * 0.8),
      status: 'OPEN' as Enum<'OfferStatus'>,
      createdAt: daysAgo(4 - nth),
      changedAt: daysAgo(4 - nth),
      lapsesAt: daysAgo(nth - 86),
    })),
    threads,
    messages: threads.flatMap(({ id: threadId, buyerId, updatedAt }) =>
      ['Is it still available?', 'Yes. You can see it any evening this week.'].map((text, nth) => ({
        id: newId(),
        threadId,
        senderId: nth === 0 ? buyerId : (sellers[0]?.id ?? ''),
        text,
        createdAt: updatedAt,
      })),
    ),
    notifications: noras.flatMap((product) =>
      [buyerAt(0), product.sellerId].map((userId) => ({
        id: newId(),
        userId,
        kind: 'MESSAGE' as Enum<'NotificationKind'>,
        message: `You have a message about ${product.productName}.`,
        productId: product.id,
        createdAt: daysAgo(2),
        readAt: null as string | null,
      })),
    ),
    reports: forSale.slice(0, 2).map((product, nth) => ({
      id: newId(),
      kind: 'PRODUCT' as Enum<'ReportKind'>,
      reason: 'WRONG_DETAILS' as Enum<'ReportReason'>,
      productId: product.id,
      reporterId: buyerAt(nth),
      createdAt: daysAgo(2 - nth),
    })),
    audit: sellers.map(({ id: targetId }, nth) => ({
      id: newId(),
      action: 'VERIFY_USER' as Enum<'AuditAction'>,
      source: 'REQUEST' as Enum<'AuditSource'>,
      actorId: admins[0]?.id ?? '',
      targetId,
      createdAt: daysAgo(90 - nth),
    })),
  };
}

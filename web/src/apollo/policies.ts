import type {
  FieldFunctionOptions,
  FieldPolicy,
  Reference,
  TypePolicies,
} from '@apollo/client/cache';
import type { StoreObject } from '@apollo/client/utilities';
import { keysetConnection } from './connections/keysetConnection.ts';
import { productsKey } from './connections/productsKey.ts';

/** The policy of a type without id, stored in its parent record and merged field by field. */
const valueObject = { merge: true } as const;
/** A list that is not paged: every response replaces it. */
const unpaged = { merge: false } as const;

/**
 * A field that returns a record by its id: if a list has cached the record, the screen shows it at once
 * and fetches only the missing fields.
 */
const byId = (
  typename: string,
  select: (record: Reference, options: FieldFunctionOptions) => Reference | null = (record) =>
    record,
): FieldPolicy<Reference | null> => ({
  read(existing, options) {
    const { args, toReference, canRead } = options;
    // Categories and people are deleted for good, though a restored list may still have them. Other records can become
    // visible again.
    if (existing === null && (typename === 'Category' || typename === 'Person')) return null;
    const id = String(args?.id ?? args?.userId);
    const record = existing ?? toReference({ __typename: typename, id });
    if (record && canRead(record)) return select(record, options);
    // The record was evicted.
    return existing ? null : existing;
  },
});

const productById = byId('Product', (product, { readField }) =>
  readField('inStock', product) === 'REMOVED' ? null : product,
);

/** Null means removed for this viewer; marks the record so, since a restored list may still show it for sale. */
const askedProduct: FieldPolicy<Reference | null> = {
  ...productById,
  keyArgs: ['id'],
  merge(_existing, incoming, { args, toReference, cache }) {
    const product = toReference({ __typename: 'Product', id: String(args?.id) });
    if (incoming === null && product)
      cache.modify({ id: product.__ref, fields: { inStock: () => 'REMOVED' } });
    return incoming;
  },
};

/**
 * A field that returns products by their ids, in that order. If all are cached, they are shown at once, without removed
 * ones.
 */
const productsByIds: FieldPolicy<readonly Reference[]> = {
  // By default, a field with both functions below has one value for all arguments.
  keyArgs: ['ids'],
  merge: false,
  read(existing, { args, toReference, canRead, readField }) {
    const ids = [...new Set<string>(args?.ids)];
    const products = existing ?? ids.map((id) => toReference({ __typename: 'Product', id }));
    if (!existing && !products.every(canRead)) return existing;
    return products.filter(
      (product): product is Reference =>
        canRead(product) && readField('inStock', product) !== 'REMOVED',
    );
  },
};

/** A seller cached with a product is shown at once; other accounts may not be sellers. */
const sellerById: FieldPolicy<Reference | null> = {
  read(existing, { args, toReference, canRead, readField }) {
    if (existing !== undefined) return existing;
    const user = toReference({ __typename: 'User', id: String(args?.userId) });
    return user && canRead(user) && readField('role', user) === 'SELLER' ? user : undefined;
  },
};

/** A product's copy of a field of its seller: read from the seller's record, if that is cached. */
const ofSeller = (field: 'name' | 'email'): FieldPolicy<string | null> => ({
  read(own, { readField }) {
    const seller = readField<Reference>('seller');
    const current = seller ? readField<string | null>(field, seller) : undefined;
    return current === undefined ? own : current;
  },
});

type StoredPhoto = StoreObject & { image: { url: string } };

/** New photos replace the cached ones but keep fields that other queries have selected. */
const photos: FieldPolicy<readonly StoredPhoto[]> = {
  merge: (existing = [], incoming, { mergeObjects }) =>
    incoming.map((photo) => {
      const known = existing.find(({ image }) => image.url === photo.image.url);
      // `mergeObjects` alone would replace the picture within.
      return known
        ? mergeObjects(known, { ...photo, image: mergeObjects(known.image, photo.image) })
        : photo;
    }),
};

/** A record that may be evicted, which reads as null. */
const evictable: FieldPolicy<Reference | null> = {
  read: (record, { canRead }) => (record && !canRead(record) ? null : record),
};

/**
 * Other types are stored under their `id`; those without an id are part of their parent record, and every response
 * replaces them.
 */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      product: askedProduct,
      productPreview: productById,
      productPreviews: productsByIds,
      category: byId('Category'),
      adminPerson: byId('Person'),
      thread: byId('Thread'),
      order: byId('Order'),
      seller: sellerById,
      categories: unpaged,
      products: keysetConnection(productsKey),
      adminProducts: keysetConnection(['filter', 'sort', 'first']),
      myProducts: keysetConnection(),
      bookingList: keysetConnection(),
      wishList: keysetConnection(),
      followedSellers: keysetConnection(),
      mySavedSearches: unpaged,
      tasks: unpaged,
      users: keysetConnection(['filter', 'first']),
      adminPeople: keysetConnection(['filter', 'sort', 'first']),
      orders: keysetConnection(['filter', 'first']),
      adminOrders: keysetConnection(['filter', 'sort', 'first']),
      adminPayments: keysetConnection(['filter', 'sort', 'first']),
      payouts: keysetConnection(['filter', 'sort', 'first']),
      adminPayouts: keysetConnection(['filter', 'sort', 'first']),
      adminPayoutAccounts: keysetConnection(['filter', 'first']),
      adminAuditLog: keysetConnection(['filter', 'first']),
      notifications: keysetConnection(),
      threads: keysetConnection(),
      adminReports: keysetConnection(['filter', 'first']),
      adminSignIns: keysetConnection(['userId', 'first']),
      offers: keysetConnection(['filter', 'first']),
      demoMails: unpaged,
    },
  },
  Category: { fields: { products: keysetConnection() } },
  User: {
    fields: {
      productsForSale: keysetConnection(),
      productsSold: keysetConnection(),
      reviews: keysetConnection(),
    },
  },
  Thread: { fields: { messages: keysetConnection() } },
  Message: { fields: { photos: unpaged } },
  Payment: { fields: { reviews: unpaged } },
  Order: {
    fields: {
      payments: unpaged,
      refunds: unpaged,
      problems: unpaged,
      timeline: unpaged,
      viewerActions: unpaged,
    },
  },
  Payout: { fields: { moves: unpaged } },
  PayoutAccount: { fields: { missing: unpaged } },
  OrderProblem: { fields: { steps: unpaged } },
  OrderParty: valueObject,
  OrderTotals: valueObject,
  OrderCancellation: valueObject,
  CancelRequest: valueObject,
  HandOverCode: valueObject,
  Report: { fields: { messagesBefore: unpaged } },
  AuditEntry: { fields: { category: evictable } },
  Product: {
    fields: {
      category: evictable,
      images: photos,
      sellerName: ofSeller('name'),
      similarProducts: unpaged,
    },
  },
  Money: valueObject,
  Image: valueObject,
  Dispute: valueObject,
  HandOver: valueObject,
  Hold: valueObject,
  Hiding: valueObject,
  Contact: valueObject,
  Balance: valueObject,
  Rating: valueObject,
  Place: valueObject,
  PageInfo: valueObject,
  Receipt: { keyFields: ['orderId'] },
  SearchSuggestions: valueObject,
  ProductFacets: {
    ...valueObject,
    fields: {
      categories: {
        merge: false,
        read: (facets: readonly { category: Reference }[] | undefined, { canRead }) =>
          facets?.filter(({ category }) => canRead(category)),
      },
    },
  },
  PriceRange: valueObject,
  // Entries are only added to lists without a search.
  ProductEdge: {
    fields: {
      missing: { read: (missing = []) => missing },
      distance: { read: (distance = null) => distance },
    },
  },
};

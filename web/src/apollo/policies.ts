import type {
  FieldFunctionOptions,
  FieldPolicy,
  Reference,
  TypePolicies,
} from '@apollo/client/cache';
import { keysetList } from './keysetList.ts';

/** Without an identity of its own: part of the record that holds it, and merged field by field. */
const value = { keyFields: false, merge: true } as const;
/** Neither kept nor merged: read once by the action that it answers. */
const answer = { keyFields: false } as const;

/**
 * A record that is looked up by its id: if a list brought it already, the screen shows it at once and
 * fetches only what the list did not ask for.
 */
const byId = (
  typename: string,
  known: (record: Reference, options: FieldFunctionOptions) => Reference | null = (record) =>
    record,
): FieldPolicy<Reference | null> => ({
  read(existing, options) {
    const { args, toReference, canRead } = options;
    const record = existing ?? toReference({ __typename: typename, id: String(args?.id) });
    return record && canRead(record) ? known(record, options) : existing;
  },
});

/** What a product says about its seller is what the seller's record says now, if that is known. */
const ofSeller = (field: 'name' | 'email'): FieldPolicy<string | null> => ({
  read(own, { readField }) {
    const seller = readField<Reference>('seller');
    const present = seller ? readField<string | null>(field, seller) : undefined;
    return present === undefined ? own : present;
  },
});

/** How the cache treats every type of the schema. Types that are not named are kept under their `id`. */
export const typePolicies: TypePolicies = {
  Query: {
    fields: {
      product: byId('Product', (product, { readField }) =>
        readField('inStock', product) === 'REMOVED' ? null : product,
      ),
      category: byId('Category'),
      // The shop's categories come whole, never in parts.
      categories: { merge: false },
      products: keysetList('filter', ['categoryId', 'advertised']),
      myProducts: keysetList(),
      bookingList: keysetList(),
      wishList: keysetList(),
      users: keysetList('role'),
      purchases: keysetList(),
      sales: keysetList(),
      payments: keysetList(),
    },
  },
  Category: { fields: { products: keysetList() } },
  Product: {
    fields: {
      sellerName: ofSeller('name'),
    },
  },
  Money: value,
  Image: value,
  PageInfo: value,
  ProductEdge: { keyFields: false },
  UserEdge: { keyFields: false },
  CartItemEdge: { keyFields: false },
  WishItemEdge: { keyFields: false },
  PaymentEdge: { keyFields: false },
  MutationAnswer: answer,
};

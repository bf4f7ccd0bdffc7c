import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { CategoryInput, ProductInput } from '../factories.ts';
import type { ApiClient, Json } from './api-client.ts';

/** What a caller is answered: the code of a refusal or null, and the words. */
export type Done = { code: string | null; message: string; field: string | null };

/** A product for sale as its category shows it. */
type Shown = { name: string; price: number; seller: string; phone: string | null };

/** What people do through one of the APIs; prices in major units. */
export type MarketApi = {
  post(caller: ApiClient, product: ProductInput): Promise<Done>;
  remove(caller: ApiClient, id: string): Promise<Done>;
  advertise(caller: ApiClient, id: string): Promise<Done>;
  book(caller: ApiClient, productId: string): Promise<Done>;
  wish(caller: ApiClient, productId: string): Promise<Done>;
  unbook(caller: ApiClient, id: string): Promise<Done>;
  unwish(caller: ApiClient, id: string): Promise<Done>;
  verify(caller: ApiClient, email: string): Promise<Done>;
  promote(caller: ApiClient, email: string): Promise<Done>;
  dismiss(caller: ApiClient, email: string): Promise<Done>;
  categorize(caller: ApiClient, category: CategoryInput): Promise<Done>;
  /** The caller's entries: product to entry. */
  bookings(caller: ApiClient): Promise<Map<string, string>>;
  wishes(caller: ApiClient): Promise<Map<string, string>>;
  categoryProducts(caller: ApiClient, categoryId: string): Promise<Shown[]>;
};

const asked = (email: string) => `email=${encodeURIComponent(email)}`;
const conditions: Record<string, string> = enumValues.Condition;

async function overRest(
  caller: ApiClient,
  method: 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
) {
  const response = await caller.send({ method, url, ...(body && { payload: body }) });
  const { success, message, code = null, field = null } = response.json();
  return { code: success ? null : code, message, field };
}

const restEntries = async (caller: ApiClient, url: string) =>
  new Map(
    (await caller.get<{ _id: string; productId: string }[]>(url)).map((entry) => [
      entry.productId,
      entry._id,
    ]),
  );

export const restApi: MarketApi = {
  post: (caller, product) =>
    overRest(caller, 'POST', '/addProduct', {
      ...product,
      condition: conditions[product.condition],
    }),
  remove: (caller, id) => overRest(caller, 'DELETE', `/deleteProduct?id=${id}`),
  advertise: (caller, id) => overRest(caller, 'PATCH', `/addAdvertisement?id=${id}`),
  book: (caller, productId) => overRest(caller, 'POST', '/addBookingList', { productId }),
  wish: (caller, productId) => overRest(caller, 'POST', '/addWishList', { productId }),
  unbook: (caller, id) => overRest(caller, 'DELETE', `/deleteBookingProduct?id=${id}`),
  unwish: (caller, id) => overRest(caller, 'DELETE', `/deleteWishProduct?id=${id}`),
  verify: (caller, email) => overRest(caller, 'PATCH', `/verifyUser?${asked(email)}`),
  promote: (caller, email) => overRest(caller, 'PATCH', `/addAdmin?${asked(email)}`),
  dismiss: (caller, email) => overRest(caller, 'DELETE', `/deleteUser?${asked(email)}`),
  categorize: (caller, category) => overRest(caller, 'POST', '/addCategory', category),
  bookings: (caller) => restEntries(caller, '/bookingProducts'),
  wishes: (caller) => restEntries(caller, '/wishProducts'),
  categoryProducts: async (caller, categoryId) => {
    const { products } = await caller.get<{ products: Json[] }>(`/category/${categoryId}`);
    return products.map((product) => ({
      name: String(product.productName),
      price: Number(product.resalePrice),
      seller: String(product.sellerName),
      phone: product.phone === undefined ? null : String(product.phone),
    }));
  },
};

const codes: Record<string, string> = enumValues.RefusalCode;

async function overGraphql(
  caller: ApiClient,
  name: string,
  type: string,
  argument: string,
  value: unknown,
) {
  const query = `mutation ($value: ${type}) {
    ${name}(${argument}: $value) { success message code field }
  }`;
  const payload = { query, variables: { value } };
  const response = await caller.send({ method: 'POST', url: '/graphql', payload });
  const { data, errors } = response.json();
  const said = data?.[name];
  if (said) {
    return { code: codes[said.code] ?? null, message: said.message, field: said.field };
  }
  const [error] = errors;
  const { code, field = null } = error.extensions;
  return { code: codes[code] ?? code, message: error.message, field };
}

async function graphqlEntries(caller: ApiClient, list: string) {
  const query = `{ ${list}(first: 100) { edges { node { id product { id } } } } }`;
  const outcome = await caller
    .graphql<Record<string, { edges: { node: { id: string; product: { id: string } } }[] }>>(query)
    .settled();
  const edges = outcome.result?.[list]?.edges ?? [];
  return new Map(edges.map(({ node }) => [node.product.id, node.id]));
}

const cents = (major: number) => Math.round(major * 100);

export const graphqlApi: MarketApi = {
  post: (caller, product) =>
    overGraphql(caller, 'addProduct', 'AddProductInput!', 'input', {
      ...product,
      resalePrice: cents(product.resalePrice),
      originalPrice: cents(product.originalPrice),
    }),
  remove: (caller, id) => overGraphql(caller, 'deleteProduct', 'ID!', 'id', id),
  advertise: (caller, id) => overGraphql(caller, 'advertiseProduct', 'ID!', 'id', id),
  book: (caller, id) => overGraphql(caller, 'addToBookingList', 'ID!', 'productId', id),
  wish: (caller, id) => overGraphql(caller, 'addToWishList', 'ID!', 'productId', id),
  unbook: (caller, id) => overGraphql(caller, 'deleteBookingProduct', 'ID!', 'id', id),
  unwish: (caller, id) => overGraphql(caller, 'deleteWishProduct', 'ID!', 'id', id),
  verify: (caller, email) => overGraphql(caller, 'verifyUser', 'EmailAddress!', 'email', email),
  promote: (caller, email) => overGraphql(caller, 'addAdmin', 'EmailAddress!', 'email', email),
  dismiss: (caller, email) => overGraphql(caller, 'deleteUser', 'EmailAddress!', 'email', email),
  categorize: (caller, category) =>
    overGraphql(caller, 'addCategory', 'AddCategoryInput!', 'input', category),
  bookings: (caller) => graphqlEntries(caller, 'bookingList'),
  wishes: (caller) => graphqlEntries(caller, 'wishList'),
  categoryProducts: async (caller, categoryId) => {
    const { category } = await caller.graphql<{
      category: {
        products: {
          edges: {
            node: {
              productName: string;
              resalePrice: { amount: number };
              sellerName: string | null;
              phone: string | null;
            };
          }[];
        };
      };
    }>(
      `query ($id: ID!) { category(id: $id) { products(first: 100) { edges { node {
        productName resalePrice { amount } sellerName phone
      } } } } }`,
      { id: categoryId },
    );
    return category.products.edges.map(({ node }) => ({
      name: node.productName,
      price: node.resalePrice.amount / 100,
      seller: node.sellerName ?? '',
      phone: node.phone,
    }));
  },
};

import { enumValues, type RefusalCode } from '@fitness-zone/contract/enums.ts';
import { refusalStatus } from '../../graph/src/shared/refusals/refusal.ts';
import type { VariablesOf } from '../mutations/all-mutations.ts';
import type { ApiClient, Json } from './api-client.ts';
import { ApiRequest, type Outcome } from './api-request.ts';
import { mutationText } from './graphql-mutations.ts';
import type { MutationName } from './mutation-name.ts';
import { restRequest } from './rest-request.ts';

/** The common part of both APIs' answers. REST omits null fields. */
export type Answer = {
  success: boolean;
  message: string;
  code?: string | null;
  field?: string | null;
};

/** A product for sale as its category shows it; the price in major units. */
type Shown = { name: string; price: number; seller: string; phone: string | null };

export type Api = {
  name: 'REST' | 'GraphQL';
  /**
   * Performs a mutation, or the same through REST.
   * @param fields what GraphQL selects beside the outcome; REST returns every field
   */
  mutate<Name extends MutationName, Result = Answer>(
    caller: ApiClient,
    name: Name,
    variables: VariablesOf<Name>,
    fields?: string,
  ): ApiRequest<Result>;
  refusal(code: RefusalCode): string | number;
  /** The caller's entries: product to entry. */
  bookings(caller: ApiClient): Promise<Map<string, string>>;
  wishes(caller: ApiClient): Promise<Map<string, string>>;
  categoryProducts(caller: ApiClient, categoryId: string): Promise<Shown[]>;
};

const restEntries = async (caller: ApiClient, url: string) =>
  new Map(
    (await caller.get<{ _id: string; productId: string }[]>(url)).map((entry) => [
      entry.productId,
      entry._id,
    ]),
  );

export const restApi: Api = {
  name: 'REST',
  mutate(caller, name, variables) {
    return caller.rest(restRequest(name, variables));
  },
  refusal: (code) => refusalStatus[code],
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

async function graphqlEntries(caller: ApiClient, list: string) {
  const query = `{ ${list}(first: 100) { edges { node { id product { id } } } } }`;
  const outcome = await caller
    .graphql<Record<string, { edges: { node: { id: string; product: { id: string } } }[] }>>(query)
    .settled();
  const edges = outcome.result?.[list]?.edges ?? [];
  return new Map(edges.map(({ node }) => [node.product.id, node.id]));
}

export const graphqlApi: Api = {
  name: 'GraphQL',
  mutate<Name extends MutationName, Result>(
    caller: ApiClient,
    name: Name,
    variables: VariablesOf<Name>,
    fields?: string,
  ): ApiRequest<Result> {
    const request = caller.graphql<Record<string, Result>>(mutationText(name, fields), variables);
    // A refused mutation carries its code and field in the payload; a GraphQL error carries them in `errors`.
    return new ApiRequest(
      request.settled().then(
        ({ result, errors, ...end }): Outcome<Result> => ({
          ...end,
          result: (result?.[name] ?? { success: false, ...errors?.[0] }) as Result,
        }),
      ),
    );
  },
  refusal: (code) => code,
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

/** The refusal's code (or null) and message, in the same form for both APIs. */
export async function answerOf(request: ApiRequest<Answer>) {
  const { success, message, code, field = null } = (await request.settled()).result;
  return { code: success ? null : (codes[String(code)] ?? code ?? null), message, field };
}

import type { OperationVariables } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { DocumentNode } from 'graphql';
import { createCache } from '../../src/apollo/cache.ts';

/**
 * Fetches a query like a client with an empty cache. Creates no client: one per comparison would take longer than the
 * answers.
 * @throws when the answer has errors
 */
export async function fetchFresh(
  shop: TestShop,
  token: string | null,
  { query, variables }: { query: DocumentNode; variables: OperationVariables },
): Promise<unknown> {
  const { statusCode, body } = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(token && { authorization: `bearer ${token}` }),
    },
    payload: { operationName: nameOf(query), query: textOf(query), variables },
  });
  const { data, errors } = JSON.parse(body) as { data?: unknown; errors?: unknown };
  if (!data || errors) throw new Error(`${nameOf(query)}: ${statusCode} ${body}`);
  return data;
}

const documents = createCache();
/** A query as clients send it. */
const textOf = (query: DocumentNode): string => print(documents.transformDocument(query));

export const nameOf = (query: DocumentNode): string => {
  const [first] = query.definitions;
  return first?.kind === 'OperationDefinition' ? (first.name?.value ?? '') : '';
};

import type { GraphQLSchema } from 'graphql';
import { type TProperties, Type } from 'typebox';
import { nextPage, slicePoints, sliceQuery } from './answers.ts';
import type { Fragments } from './complete-operation.ts';
import { type FieldOfInput, fieldsSchema, propertiesOf } from './contract-schema.ts';
import { argumentsName, argumentsOf, listSearch } from './list-search.ts';
import { type Given, prepareOperation } from './operation.ts';
import type { Call, Documentation, RestRoute, SchemaSource } from './route.ts';

/** A path that reads: an operation over REST's schema. */
export type Reading = Pick<Documentation, 'url' | 'summary' | 'points'> & {
  /** Whether callers without a token may request it. */
  visitors?: boolean;
  /**
   * Its selection, such as `{ orders @page { ...Order } }`. The root field's arguments are parameters of the path or
   * the query, unless the selection sets them.
   */
  operation: string;
  /** Replaces those parameters. */
  params?: SchemaSource;
  querystring?: SchemaSource;
  /** Replaces the unchanged parameters. */
  variables?: (query: Given) => Given;
  /** Resolves root fields that GraphQL lacks. */
  root?: (call: Call<Given, Given, unknown>) => object | Promise<object>;
};

export function readRoute(
  schema: GraphQLSchema,
  fragments: Fragments,
  { operation: text, variables: variablesOf, root, visitors = false, ...reading }: Reading,
): RestRoute {
  const operation = prepareOperation(schema, text, { fragments });
  const { field, variables } = operation;
  const { isPaged, toVariables, ...parameters } = partsOf(reading.url, field, variables);
  const { points = isPaged ? slicePoints : 1 } = reading;
  return {
    ...parameters,
    ...reading,
    method: 'GET',
    bearer: !visitors,
    points,
    response: operation.answer,
    handler: async (call) => {
      const query = (call.query ?? {}) as Given;
      const params = (call.params ?? {}) as Given;
      const given = { ...params, ...(variablesOf ?? toVariables)(query) };
      const page = { first: query.limit, after: query.after };
      const rootValue = await root?.({ ...call, query, params });
      const variableValues = isPaged ? { ...given, ...page } : given;
      const { answer, next } = await operation.run(call.context, variableValues, rootValue);
      if (next !== null) call.header('link', nextPage(call.path, query, next));
      return answer;
    },
  };
}

type Parts = {
  isPaged: boolean;
  params?: SchemaSource;
  querystring?: SchemaSource;
  toVariables: (query: Given) => Given;
};

/** The request's parts that hold the operation's variables. */
function partsOf(url: string, field: string, variables: readonly string[]): Parts {
  const inPath = new Set([...url.matchAll(/:(\w+)/g)].map(([, name = '']) => name));
  const isPaged = variables.includes('after');
  const search = listSearch(field);
  const isListed = (name: string) =>
    ['filter', 'sort'].includes(name) || (isPaged && ['first', 'after'].includes(name));
  const known = argumentsOf(field);
  const input = argumentsName(field);
  const plain = variables.filter((name) => name in known && !isListed(name));
  const named = (names: string[]): Map<string, FieldOfInput> =>
    new Map(names.map((name) => [name, { input, field: name }]));
  const params = named(plain.filter((name) => inPath.has(name)));
  const query = named(plain.filter((name) => !inPath.has(name)));
  return {
    isPaged,
    ...(params.size > 0 && { params: fieldsSchema(params) }),
    ...(isPaged
      ? { querystring: pageQuery(query, search.parameters) }
      : query.size > 0 && { querystring: fieldsSchema(query) }),
    toVariables: (given: Given): Given => ({
      ...Object.fromEntries([...query.keys()].map((name) => [name, given[name]])),
      ...search.asked(given),
    }),
  };
}

/** The query of a list: its page, filter and order. */
const pageQuery =
  (plain: ReadonlyMap<string, FieldOfInput>, search: TProperties) => (currency: string) =>
    Type.Object(
      { ...sliceQuery.properties, ...propertiesOf(plain, currency), ...search },
      // A missing limit gets its default before a handler reads it.
      { required: [...plain.keys()] },
    );

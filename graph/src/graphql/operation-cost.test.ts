import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { mostOffersInThread, mostOrdersInThread } from '@fitness-zone/contract/limits.ts';
import { fittingVariables, randomOperation } from '@fitness-zone/testkit/api/random-operation.ts';
import fc from 'fast-check';
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  getIntrospectionQuery,
  getNullableType,
  getOperationAST,
  isEnumType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { operations } from '../../../web/testing/generated/operations.ts';
import type { Context } from '../context/context.ts';
import { listLengths } from './estimate-cost.ts';
import { allowedCost, refuseCostlyOperations } from './operation-cost.ts';

// Every field of the schema answers at once, and every list has its maximum length.

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

type Counted = Pick<Context, 'spendPoints'> & { work: { resolved: number } };

const fieldResolver: GraphQLFieldResolver<{ length?: number }, Counted> = (
  source,
  args,
  context,
  info,
) => {
  context.work.resolved += 1;
  const coordinate = `${info.parentType.name}.${info.fieldName}`;
  const isOfPage = info.fieldName === 'edges' || info.fieldName === 'nodes';
  const ofPage = isOfPage ? source?.length : undefined;
  const length = args.first ?? args.months ?? ofPage ?? listLengths[coordinate] ?? 100;
  return aValue(info.returnType, length);
};

function aValue(type: GraphQLOutputType, length: number): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return Array.from({ length }, () => aValue(nullable.ofType, length));
  if (isEnumType(nullable)) return nullable.getValues()[0]?.value;
  if (isObjectType(nullable)) return nullable.name.endsWith('Connection') ? { length } : {};
  const numbers: Record<string, unknown> = { Int: 1, Float: 1, Boolean: true };
  return numbers[String(nullable)] ?? 'x';
}

const apollo = new ApolloServer<Counted>({
  schema,
  fieldResolver,
  plugins: [refuseCostlyOperations({ hideSuggestions: false }) as never],
});

async function run(query: string, variables: Record<string, unknown>) {
  const work = { points: 0, resolved: 0 };
  const contextValue: Counted = {
    work,
    async spendPoints(more) {
      work.points += more;
    },
  };
  const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('The answer comes in parts.');
  return { ...work, result: body.singleResult };
}

test.each([OperationTypeNode.QUERY, OperationTypeNode.MUTATION])(
  'no %s does more work than it was charged for',
  async (kind) => {
    const seen = { executed: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.gen(), async (gen) => {
        const { query, variables } = randomOperation(gen, schema, kind);
        // The second time, its cost is cached.
        for (const _time of [1, 2]) {
          const { points, resolved, result } = await run(query, variables);
          const isCharged = resolved > 0;
          seen[isCharged ? 'executed' : 'refused'] += 1;
          if (!isCharged) return;
          const cost = allowedCost({ schema, document: parse(query), variables });
          expect(resolved, JSON.stringify({ query, variables, result })).toBeLessThanOrEqual(cost);
          expect(points).toBe(Math.floor(cost / 100));
        }
      }),
      { numRuns: 400 },
    );
    expect(seen.executed).toBeGreaterThan(100);
    expect(seen.refused).toBeGreaterThan(50);
  },
);

const nested =
  'products(first: 100) { edges { node { id category { products(first: 100) { edges { node { id } } } } } } }';

test.each([
  [
    'an object that is a list',
    'query ($x: ProductFilter) { products(filter: $x) { totalCount } }',
    [],
  ],
  [
    'null for a variable that has the name of an inherited property',
    `query ($constructor: Boolean!) { categories @skip(if: $constructor) { ${nested} } }`,
    null,
  ],
  ['a text for a number', 'query ($x: Int!) { products(first: $x) { totalCount } }', '5'],
])('variables that do not fit are refused and cost nothing: %s', async (_what, query, value) => {
  const [, name = ''] = /\$(\w+)/.exec(query) ?? [];
  const { points, resolved, result } = await run(query, { [name]: value });
  expect({ points, resolved }).toEqual({ points: 0, resolved: 0 });
  expect(result.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a null where a default stands in for a missing value is refused with the reason', async () => {
  const query = 'query ($n: Int = 3) { products(first: $n) { totalCount } }';
  const { resolved, result } = await run(query, { n: null });
  expect(resolved).toBe(0);
  expect(result.errors?.[0]).toMatchObject({
    message: expect.stringContaining('first'),
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('a cost is not mistaken for that of other variables', async () => {
  const query =
    'query ($a: Boolean = false, $n: Int) { products(first: $n) @skip(if: $a) { edges { node { id } } } }';
  const cost = async (variables: Record<string, unknown>) =>
    allowedCost({ schema, document, variables });
  const document = parse(query);
  const large = await cost({ n: 100 });
  expect(await cost({ a: true, n: 100 })).toBe(0);
  expect(await cost({ a: false, n: 100 })).toBe(large);
  expect(await cost({ n: 1 })).toBeLessThan(large);
  expect(await cost({})).toBeLessThan(large);
  expect(await cost({ n: 100 })).toBe(large);
});

test('no operation of the web application costs more than is allowed', () => {
  for (const document of operations) {
    const operation = getOperationAST(document) as OperationDefinitionNode;
    const { value: name = '' } = operation.name ?? {};
    // The consistency test's own queries select everything.
    if (/^Full/.test(name)) continue;
    const variables = fittingVariables(schema, operation);
    expect(() => allowedCost({ schema, document, variables }), name).not.toThrow();
  }
});

test('a live change costs as much as its most expensive kind', () => {
  const costOfChanges = (...kinds: string[]) =>
    allowedCost({
      schema,
      document: parse(
        `subscription { changes { changes { ${kinds.map((kind) => `... on ${kind}`).join(' ')} } } }`,
      ),
    });
  const product = 'ProductChanged { product { id productName body } }';
  const review = 'ReviewAdded { review { id text } }';
  expect(costOfChanges(product)).toBeGreaterThan(costOfChanges(review));
  expect(costOfChanges(product, review)).toBe(costOfChanges(product));
});

test('a walk in circles between threads, offers and orders costs what it returns', () => {
  const walk =
    '{ thread(id: "6b0c3d546d539ec7d90ad075") { offers { thread { offers { thread { offers { thread { offers { thread { offers { thread { orders { id } } } } } } } } } } } } }';
  expect(allowedCost({ schema, document: parse(walk) })).toBeGreaterThan(
    mostOffersInThread ** 5 * mostOrdersInThread,
  );
});

describe('introspection costs what it returns', () => {
  const costOf = (query: string, variables = {}) =>
    allowedCost({ schema, document: parse(query), variables });

  test.each([
    ['the usual one', {}],
    [
      'that of explorers and code generators',
      {
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ],
  ])('%s passes, with room for a larger schema', (_which, options) => {
    const cost = costOf(getIntrospectionQuery(options));
    expect(cost).toBeGreaterThan(1_000);
    expect(cost).toBeLessThan(10_000);
  });

  test('a look at one type is cheap, by a literal or a variable', () => {
    const byName = 'query ($name: String!) { __type(name: $name) { fields { name } } }';
    const product = costOf('{ __type(name: "Product") { fields { name } } }');
    expect(product).toBeLessThan(50);
    expect(costOf(byName, { name: 'Product' })).toBe(product);
    expect(costOf(byName, { name: 'Nothing' })).toBeLessThan(5);
  });

  test('many aliases of long lists are refused, also behind fragments', () => {
    const alias = (i: number) =>
      `a${i}: fields { name description args { name type { name } } type { kind ofType { fields { name description } } } }`;
    const aliases = Array.from({ length: 28 }, (_, i) => alias(i)).join(' ');
    const all = `... on __Schema { types { ...Many } }`;
    expect(() => costOf(`{ __schema { types { ${aliases} } } }`)).toThrow('costs more');
    expect(() =>
      costOf(
        `{ ...Root } fragment Root on Query { __schema { ${all} } } fragment Many on __Type { ${aliases} }`,
      ),
    ).toThrow('costs more');
  });
});

import { enumValues } from '@fitness-zone/contract/enums.ts';
import { inputs } from '@fitness-zone/contract/generated/inputs.ts';
import type { Constraint, InputFields } from '@fitness-zone/contract/inputs/constraint.ts';
import { aPictureUrl } from '@fitness-zone/testkit/factories.ts';
import { type Actor, createDeletedUsers } from '@fitness-zone/testkit/permissions/actors.ts';
import {
  createPermissionRecords,
  type PermissionRecords,
} from '@fitness-zone/testkit/permissions/permission-records.ts';
import { permissions } from '@fitness-zone/testkit/permissions/permission-table.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  type GraphQLField,
  type GraphQLFormattedError,
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createSchema } from './graphql/schema.ts';
import { schemaFor } from './rest/route.ts';
import { restRoutes } from './rest/router.ts';

let shop: TestShop;
let records: PermissionRecords;
beforeAll(async () => {
  shop = await startTestShop({ listen: true });
  records = await createPermissionRecords(shop, await createDeletedUsers(shop));
  await records.makeAll();
});
afterAll(() => shop.close());

/** Values beyond each bound of a field, in GraphQL's form. */
function beyond({ enum: name, ...bound }: Constraint): unknown[] {
  const { min, max, minLength, maxLength, multiline, minItems, maxItems } = bound;
  const { pattern, format, oneOf = [] } = bound;
  const others = name ? Object.keys(enumValues[name]).filter((key) => !oneOf.includes(key)) : [];
  return [
    ...others,
    ...(min === undefined ? [] : [min - 1]),
    ...(max === undefined || max >= 2 ** 31 - 1 ? [] : [max + 1]),
    ...(minLength ? [' '.repeat(minLength)] : []),
    ...(minLength === undefined || multiline ? [] : ['a\nb', 'a\u2028b', 'a\tb']),
    ...(maxLength === undefined ? [] : [`a@b.example${'e'.repeat(maxLength)}`]),
    ...(minItems ? [Array(minItems - 1).fill(itemOf(bound))] : []),
    ...(maxItems === undefined ? [] : [Array(maxItems + 1).fill(itemOf(bound))]),
    ...beyondOfItems(bound),
    ...(pattern || format?.endsWith('CURSOR') ? ['nonsense'] : []),
  ];
}

const objects: Record<string, object> = {
  ProductImageInput: { url: aPictureUrl() },
  ProductAttributeInput: { name: 'brand', value: 'Rogue' },
  AttributeFilter: { name: 'weight' },
  PickUpWindowInput: { weekday: 'SATURDAY', from: '10:00', to: '11:00' },
};

/** A valid item of a list. */
const itemOf = ({ input, oneOf = [] }: Constraint) => (input ? objects[input] : (oneOf[0] ?? 'a'));

/** Lists with one object whose field is beyond its bound; the error names the list. */
function beyondOfItems({ list, input, ...bound }: Constraint): unknown[] {
  if (!list || !input) return [];
  // A malformed address is refused by its scalar, which doesn't know the field.
  const { url: _url, ...fields }: InputFields = inputs[input as keyof typeof inputs];
  return Object.entries(fields).flatMap(([field, constraint]) =>
    beyond(constraint).map((value) => [{ ...Object(itemOf({ input, ...bound })), [field]: value }]),
  );
}

const emailOf = (value: unknown) =>
  typeof value === 'string' && value.length > 2 ? `${'a'.repeat(value.length)}@b.example` : value;

/** A field's arguments as codegen names them: `Category.products` has `CategoryProductsArgs`. */
const argsName = (coordinate: string) =>
  `${coordinate.replace(/\.(.)/, (_dot, first: string) => first.toUpperCase())}Args`;

type Case = { name: string; field: string; place: string[]; value: unknown };

/** Every value beyond a bound that an operation's arguments, or the input objects in them, can hold. */
function casesOf(coordinate: string, operation: GraphQLField<unknown, unknown>): Case[] {
  return operation.args.flatMap((arg) => {
    const type = getNamedType(arg.type);
    const inner: InputFields = isInputObjectType(type)
      ? inputs[type.name as keyof typeof inputs]
      : {};
    const own: InputFields = inputs[argsName(coordinate) as keyof typeof inputs];
    const bound = own[arg.name] as Constraint;
    return [
      ...beyond(bound).map((value) => ({ field: arg.name, place: [arg.name], value })),
      ...Object.entries(inner).flatMap(([field, constraint]) =>
        beyond(constraint).map((value) => ({ field, place: [arg.name, field], value })),
      ),
    ].map(({ value, field, place }) => ({
      name: `${coordinate} ${place.join('.')}`,
      field,
      place,
      value: field === 'email' ? emailOf(value) : value,
    }));
  });
}

const schema = createSchema();
const operations = [schema.getQueryType(), schema.getMutationType()]
  .filter(isObjectType)
  .flatMap((root) =>
    Object.values(root.getFields()).map((field) => [`${root.name}.${field.name}`, field] as const),
  );

describe.each(operations.filter(([, { args }]) => args.length > 0))('%s', (coordinate, field) => {
  test('refuses what is beyond a bound, and names the field', async () => {
    const permission = permissions[coordinate];
    if (!permission || !('graphql' in permission)) throw new Error('no line in the table');
    const caller = records.callers[permission.may.find((actor) => actor !== 'visitor') as Actor];
    const testCase = { records, caller, whose: records.own };
    const good = {
      ...(await permission.variables?.(testCase)),
      ...(field.name === 'users' && { role: 'BUYER' }),
    };
    const cases = casesOf(coordinate, field);
    expect(cases.length).toBeGreaterThan(0);
    for (const { name, field: wanted, place, value } of cases) {
      const variables = withValue(good, place, value);
      const query = operationFor(coordinate, field, variables);
      const payload = { query, variables };
      const response = await caller.send({ method: 'POST', url: '/graphql', payload });
      const { data, errors } = response.json();
      const said = errors?.[0]?.extensions ?? data?.[field.name];
      expect(said, `${name}: ${response.body}`).toMatchObject({ code: 'INVALID', field: wanted });
    }
  });
});

/** The fields with arguments inside another record, each with a query that reaches it. */
const nested: Record<string, (args: string) => string> = {
  'Category.products': (args) => `categories { products(${args}) { __typename } }`,
  'Product.distance': (args) => {
    const others = ['latitude', 'longitude'].filter((name) => !args.startsWith(name));
    return ofProducts(`distance(${others.map((name) => `${name}: 0`).join(' ')} ${args})`);
  },
  'Product.similarProducts': (args) => ofProducts(`similarProducts(${args}) { __typename }`),
  'User.productsForSale': (args) => ofSellers(`productsForSale(${args}) { __typename }`),
  'User.productsSold': (args) => ofSellers(`productsSold(${args}) { __typename }`),
  'User.reviews': (args) => ofSellers(`reviews(${args}) { __typename }`),
  'Thread.messages': (args) => `threads { edges { node { messages(${args}) { __typename } } } }`,
};
const ofProducts = (fields: string) => `products { edges { node { ${fields} } } }`;
const ofSellers = (fields: string) => ofProducts(`seller { ${fields} }`);

const fieldsOf = (name: string) => {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};
const allFields = Object.keys(schema.getTypeMap())
  .filter((name) => !name.startsWith('__'))
  .flatMap((name) => fieldsOf(name).map((field) => [`${name}.${field.name}`, field] as const));

test('every field with arguments inside a record has its query here', () => {
  const inside = allFields
    .filter(([name, { args }]) => args.length > 0 && !/^(Query|Mutation|Subscription)\./.test(name))
    .map(([name]) => name);
  expect(inside).toEqual(Object.keys(nested));
});

describe.each(allFields.filter(([name]) => name in nested))('%s', (coordinate, operation) => {
  test.each(casesOf(coordinate, operation))('refuses $field $value', async ({ field, value }) => {
    const type = operation.args.find(({ name }) => name === field)?.type;
    const inVariable = `query ($value: ${type}) { ${nested[coordinate]?.(`${field}: $value`)} }`;
    const inText = `{ ${nested[coordinate]?.(`${field}: ${JSON.stringify(value)}`)} }`;
    for (const query of [inVariable, inText]) {
      const payload = { query, ...(query === inVariable && { variables: { value } }) };
      const response = await records.callers.visitor.send({
        method: 'POST',
        url: '/graphql',
        payload,
      });
      const { data, errors } = response.json();
      expect(errors?.[0]?.extensions, response.body).toMatchObject({ code: 'INVALID', field });
      expect(data ?? null).toBeNull();
    }
  });
});

/** The refusal of a subscription before its execution; fails the test if it is executed. */
async function refusedSubscription(query: string, variables: Record<string, unknown>) {
  const client = createClient({
    url: `${shop.url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  try {
    return await new Promise<readonly GraphQLFormattedError[]>((resolve, reject) => {
      const executed = (result?: unknown) =>
        reject(new Error(`${query} was executed: ${JSON.stringify(result)}`));
      client.subscribe(
        { query, variables },
        {
          next: executed,
          complete: executed,
          error: (errors) =>
            Array.isArray(errors) ? resolve(errors) : reject(new Error(String(errors))),
        },
      );
    });
  } finally {
    await client.dispose();
  }
}

const subscriptions = allFields.filter(([name]) => name.startsWith('Subscription.'));

describe.each(subscriptions)('%s over WebSocket', (coordinate, operation) => {
  test.each(casesOf(coordinate, operation))('refuses $field $value', async ({ field, value }) => {
    const query = `subscription ($value: String) { ${operation.name}(${field}: $value) { cursor } }`;
    const [error] = await refusedSubscription(query, { value });
    expect(error?.extensions).toMatchObject({ code: 'INVALID', field });
  });
});

test.each([-1, 0, 101])(
  'a subscription with a page size of %i is refused before it is executed',
  async (first) => {
    const query = `subscription ($first: Int!) {
    changes { changes { ... on CategoryChanged { category {
      products(first: $first) { edges { cursor } }
    } } } }
  }`;
    const [error] = await refusedSubscription(query, { first });
    expect(error?.extensions).toMatchObject({ code: 'INVALID', field: 'first' });
  },
);

test('all connections have the same default and bounds of a page', () => {
  const connections = allFields.filter(([, { type }]) => /Connection!?$/.test(String(type)));
  expect(connections.length).toBeGreaterThan(7);
  const pages = connections.map(([coordinate, { args }]) => {
    const bounds: InputFields = inputs[argsName(coordinate) as keyof typeof inputs];
    return ['first', 'after'].map((name) => {
      const arg = args.find((one) => one.name === name);
      const bound = bounds[name];
      return { type: String(arg?.type), default: arg?.defaultValue, bound };
    });
  });
  for (const [i, page] of pages.entries()) expect(page, connections[i]?.[0]).toEqual(pages[0]);
});

/** An object with a value at a place of one or two keys. */
function withValue(good: Record<string, unknown>, [first = '', second]: string[], value: unknown) {
  const inner = second ? { ...(good[first] as object), [second]: value } : value;
  return { ...good, [first]: inner };
}

function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address, 'http://shop');
  url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

function operationFor(
  coordinate: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
  variables: object,
): string {
  const given = args.filter((arg) => arg.name in variables);
  const declared = given.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const isMutation = coordinate.startsWith('Mutation');
  const ofObject = isMutation ? '{ code field }' : '{ __typename }';
  const selection = isLeafType(getNamedType(type)) ? '' : ofObject;
  return `${isMutation ? 'mutation' : 'query'} (${declared}) { ${name}(${passed}) ${selection} }`;
}

const documented = restRoutes().flatMap((route) =>
  (['body', 'querystring', 'params'] as const).flatMap((part) => {
    const source = route[part];
    const made = source && (schemaFor(source, 'usd') as { $comment?: string; properties: object });
    return made?.$comment ? [{ route, part, input: made.$comment, fields: made.properties }] : [];
  }),
);

describe.each(documented)('$route.method $route.url $part', ({ route, part, input, fields }) => {
  test('refuses what is beyond a bound, and names the field', async () => {
    const permission = permissions[`${route.method} ${route.url}`];
    if (!permission || !('rest' in permission)) throw new Error('no line in the table');
    const caller = records.callers[permission.may.find((actor) => actor !== 'visitor') as Actor];
    const good = await permission.rest({ records, caller, whose: records.own });
    const known: InputFields = inputs[input as keyof typeof inputs];
    for (const [field, bound] of Object.entries(known)) {
      if (!(field in fields)) continue;
      for (const value of beyond(bound)) {
        const major = bound.format === 'MONEY' ? Number(value) / 100 : value;
        const request = {
          ...good,
          ...(part === 'body' && { payload: { ...(good.payload as object), [field]: major } }),
          ...(part === 'params' && { url: route.url.replace(`:${field}`, String(value)) }),
          ...(part === 'querystring' && { url: withParameter(good.url, field, String(value)) }),
        };
        const response = await caller.send({ method: route.method, ...request });
        const details = `${field} ${JSON.stringify(major)?.slice(0, 80)}: ${response.body}`;
        expect(response.statusCode, details).toBe(400);
        expect(response.json(), details).toMatchObject({ success: false, code: 'invalid', field });
      }
    }
  });
});

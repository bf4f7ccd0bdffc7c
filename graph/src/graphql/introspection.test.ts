import { readFileSync } from 'node:fs';
import { apiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  buildClientSchema,
  buildSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  getDirectiveValues,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';

const contractText = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const contract = buildSchema(contractText);
let shop: TestShop;
let shown: GraphQLSchema;
beforeAll(async () => {
  shop = await startTestShop();
  const query = getIntrospectionQuery({ specifiedByUrl: true });
  shown = buildClientSchema(await apiClient(shop, null).graphql<IntrospectionQuery>(query));
});
afterAll(() => shop.close());

function inputsOf(type: GraphQLNamedType | undefined) {
  if (isInputObjectType(type)) return Object.values(type.getFields());
  return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
}

test('introspection describes every bound that a directive states', () => {
  const directive = contract.getDirective('constraint');
  if (!directive) throw new Error('The contract has no bounds.');
  let compared = 0;
  for (const type of Object.values(contract.getTypeMap())) {
    const descriptions = inputsOf(shown.getType(type.name)).map(({ description }) => description);
    for (const [index, { name, astNode }] of inputsOf(type).entries()) {
      const bounds = astNode && getDirectiveValues(directive, astNode);
      if (!bounds) continue;
      const { min, max, minLength, maxLength, minItems, maxItems, pattern, oneOf } = bounds;
      const limits = [min, max, minLength || undefined, maxLength, minItems, maxItems]
        .filter((limit): limit is number => typeof limit === 'number')
        .map((limit) => limit.toLocaleString('en-US'));
      const words = [pattern, ...((oneOf as string[]) ?? [])].filter((word) => word !== undefined);
      for (const stated of [...limits, ...words]) {
        expect(descriptions[index], `${type.name}.${name}`).toContain(stated);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(150);
});

test.each([
  ['AddProductInput', 'productName', '1 to 120 characters, one line.'],
  ['AddProductInput', 'yearsOfUsedProduct', '0 to 100 years.'],
  ['AddProductInput', 'body', '1 to 5,000 characters.'],
  ['AddProductInput', 'phone', 'Matches `^\\d{4,20}$`.'],
  ['AddUserInput', 'userRole', 'One of BUYER, SELLER.'],
  ['ProductFilter', 'categoryIds', 'At most 100 items; each: at most 64 characters.'],
])('%s.%s ends with "%s"', (type, field, text) => {
  const input = inputsOf(shown.getType(type)).find(({ name }) => name === field);
  expect(input?.description?.endsWith(` ${text}`), input?.description ?? '').toBe(true);
});

test('scalars keep their descriptions and name their specification', () => {
  const own = Object.values(contract.getTypeMap())
    .filter(isScalarType)
    .filter((type) => !isSpecifiedScalarType(type));
  expect(own.length).toBeGreaterThan(2);
  for (const { name, description, specifiedByURL } of own) {
    expect(shown.getType(name)).toMatchObject({ description, specifiedByURL });
    expect(URL.canParse(String(specifiedByURL)), name).toBe(true);
  }
});

test('the contract with its directives is at /schema.graphql, unless the schema is hidden', async () => {
  const request = { method: 'GET', url: '/schema.graphql' } as const;
  const { headers, body } = await shop.app.inject(request);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(contractText);
  const hidden = await startTestShop({ env: { INTROSPECTION: 'false' } });
  expect((await hidden.app.inject(request)).body).not.toContain('directive @constraint');
  await hidden.close();
});

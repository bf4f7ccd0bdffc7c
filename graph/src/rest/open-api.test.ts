import { readFileSync } from 'node:fs';
import { AjvCompiler } from '@fastify/ajv-compiler';
import { inputExamples } from '@fitness-zone/contract/generated/inputs.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { buildSchema, isEnumType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { everywhere, placed } from './examples.ts';
import { operationIdOf } from './open-api.ts';
import { restRoutes } from './router.ts';

type Schema = {
  description?: string;
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema & { examples?: unknown[] }>;
  items?: Schema;
  enum?: unknown[];
  type?: unknown;
  format?: string;
};
type Operation = {
  operationId: string;
  tags: string[];
  description: string;
  security: object[];
  parameters?: { name: string; description?: string; schema: Schema; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: { $ref: string } }> };
  responses?: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
type OpenApi = {
  info: object;
  servers: object[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: object };
};

let shop: TestShop;
let document: OpenApi;
let text: string;
beforeAll(async () => {
  shop = await startTestShop();
  text = (await shop.app.inject({ method: 'GET', url: '/openapi.json' })).body;
  document = JSON.parse(text);
});
afterAll(() => shop.close());

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

test("keeps to the rules that redocly's linter recommends", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, config });
  const shown = problems.map(({ ruleId, message, location }) => [
    ruleId,
    message,
    location[0]?.pointer,
  ]);
  // A test's shop is at an address of this machine.
  expect(shown.filter(([rule]) => rule !== 'no-server-example.com')).toEqual([]);
});

test('names each operation, says its subject, its cost and who may ask', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(ids).toHaveLength(restRoutes().length + 1);
  expect(new Set(ids).size).toBe(ids.length);
  const subjects = document.tags.map(({ name }) => name);
  for (const { tags, description, security } of operations()) {
    expect(subjects).toContain(tags[0]);
    expect(description).toMatch(/^Costs \d+ points? of the rate limit/);
    expect(security).toContainEqual({ bearer: [] });
  }
  expect(document.servers).toMatchObject([{ url: shop.config.publicUrl }]);
  expect(document.components.securitySchemes).toMatchObject({ bearer: { scheme: 'bearer' } });
});

test.each([
  ['GET', '/threads/:id', 'getThreadsById'],
  ['GET', '/people.csv', 'getPeopleCsv'],
  ['POST', '/create-payment-intent', 'createPaymentIntent'],
  ['PATCH', '/addAdvertisement', 'addAdvertisement'],
])('%s %s is called %s', (method, url, id) => expect(operationIdOf({ method, url })).toBe(id));

test('bodies and records are named components', () => {
  for (const { operationId, requestBody } of operations()) {
    for (const { schema } of Object.values(requestBody?.content ?? {})) {
      const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Body`;
      expect(schema).toEqual({ $ref: `#/components/schemas/${name}` });
    }
  }
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Product', 'Category', 'Payment', 'Offer', 'Refusal', 'Outcome']),
  );
  expect(text).not.toContain('$comment');
});

test('e-mails, days and addresses of pictures have their formats', () => {
  const { AddUserBody } = document.components.schemas;
  expect(AddUserBody?.properties).toMatchObject({
    email: { format: 'email' },
    image: { format: 'uri-reference' },
  });
  for (const path of ['/overview', '/auditLog']) {
    const parameters = document.paths[path]?.get?.parameters;
    expect(parameters?.filter(({ schema }) => schema.format === 'date')).toHaveLength(2);
  }
});

test('every field of a body and every parameter has an example that fits it', () => {
  const compile = AjvCompiler()({}, { customOptions: { strict: false, coerceTypes: false } });
  const fields = [
    ...operations().flatMap(({ operationId, parameters = [] }) =>
      parameters.map(({ name, schema, example }) => ({
        place: `${operationId} ${name}`,
        schema,
        example,
      })),
    ),
    ...Object.entries(document.components.schemas)
      .filter(([name]) => name.endsWith('Body'))
      .flatMap(([body, { properties = {} }]) =>
        Object.entries(properties).map(([name, schema]) => ({
          place: `${body}.${name}`,
          schema,
          example: schema.examples?.[0],
        })),
      ),
  ].filter(({ schema }) =>
    ['string', 'number', 'integer'].includes(String([schema.type].flat()[0])),
  );
  expect(fields.length).toBeGreaterThan(60);
  const wrong = fields
    .filter(({ schema }) => !schema.enum)
    .filter(({ place, schema, example }) => {
      const fits = compile({ schema, method: 'GET', url: place });
      return example === undefined || !fits(example);
    })
    .map(({ place, schema, example }) => [place, example, schema]);
  expect(wrong).toEqual([]);
});

/** Every field and parameter with its place, example and description. */
function everyField(): { place: string; example: unknown; words: string }[] {
  const fieldsOf = (
    owner: string,
    { properties = {}, items, anyOf = [] }: Schema,
  ): ReturnType<typeof everyField> => [
    ...Object.entries(properties).flatMap(([name, schema]) => {
      const place = `${owner}.${name}`;
      const { examples: [example] = [], description: words = '' } = schema;
      return [{ place, example, words }, ...fieldsOf(place, schema)];
    }),
    ...[...(items ? [items] : []), ...anyOf].flatMap((one) => fieldsOf(owner, one)),
  ];
  return [
    ...Object.entries(document.components.schemas).flatMap(([name, one]) => fieldsOf(name, one)),
    ...operations().flatMap(({ operationId, parameters = [], responses = {} }) => [
      ...parameters.map(({ name, description, schema, example }) => ({
        place: `${operationId}.${name}`,
        example,
        words: description ?? schema.description ?? '',
      })),
      ...Object.values(responses)
        .flatMap(({ content = {} }) => Object.values(content))
        .flatMap(({ schema }) => (schema ? fieldsOf(`${operationId}Answer`, schema) : [])),
    ]),
  ];
}

test('an example stands only where it belongs', () => {
  const fields = everyField();
  const isSentence = (one: unknown) => typeof one === 'string' && one.split(' ').length > 2;
  // People's sentences mean something else in each place, so a field's name alone must not give one.
  expect(Object.values(everywhere).filter(isSentence)).toEqual([]);
  const places = new Map(placed.flatMap(([one, all]) => all.map((place) => [place, one] as const)));
  const nameOf = (place: string) => place.slice(place.lastIndexOf('.') + 1);
  const names = new Set([...places.keys()].map(nameOf));
  const stated = Object.values(inputExamples).flatMap(Object.entries<string>);
  expect(Object.keys(everywhere).filter((name) => names.has(name))).toEqual([]);
  const wrong = fields.filter(({ place, example }) => {
    if (stated.some(([name, one]) => name === nameOf(place) && one === example)) return false;
    const isPlaced = names.has(nameOf(place)) || isSentence(example);
    return isPlaced && example !== undefined && example !== places.get(place);
  });
  expect(wrong).toEqual([]);
  const known = new Set(fields.map(({ place }) => place));
  expect([...places.keys()].filter((place) => !known.has(place))).toEqual([]);
  const people = fields.filter(({ example }) => example === 'Ada Lovelace');
  expect(people.length).toBeGreaterThan(5);
  const ofPeople =
    /^(AddUserBody|User|FollowedSeller|Seller|Person)\.name$|\.(buyer|seller|user)Name$/;
  expect(people.filter(({ place }) => !ofPeople.test(place))).toEqual([]);
});

test('descriptions name values as REST takes them, and records of this document', () => {
  const sdl = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
  const types = buildSchema(sdl).getTypeMap();
  const values = new Set(
    Object.values(types).flatMap((type) =>
      isEnumType(type) ? type.getValues().map(({ name }) => name) : [],
    ),
  );
  const components = new Set(Object.keys(document.components.schemas));
  const said = [
    ...everyField().map(({ place, words }) => ({ place, words })),
    ...operations().map(({ operationId, description }) => ({
      place: operationId,
      words: description,
    })),
  ];
  const wrong = said.filter(({ words }) => {
    const named = [...words.matchAll(/`([A-Z]\w*)/g)].map(([, word = '']) => word);
    const shouted = words.match(/\b[A-Z]{3,}(_[A-Z]+)*\b/g) ?? [];
    return (
      [...named, ...shouted].some((word) => values.has(word)) ||
      named.some((word) => types[word] !== undefined && !components.has(word))
    );
  });
  expect(wrong).toEqual([]);
  expect(document.components.schemas.ReportProblemBody?.properties?.amount?.description).toContain(
    'required for `partial-refund`',
  );
});

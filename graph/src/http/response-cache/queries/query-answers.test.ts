import { ApolloServer } from '@apollo/server';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

const origin = 'https://front.example';

let shop: TestShop;
let tokens: Record<'visitor' | 'buyer', string | null>;
beforeAll(async () => {
  shop = await startTestShop({ env: { CORS_ORIGINS: origin } });
  const { seller, buyer } = await createUsers(shop);
  await seller.addProduct(aProduct({ productName: 'Bänk für zu Hause – 20 kg ✓' }));
  for (let count = 1; count < 12; count += 1) await seller.addProduct(aProduct());
  tokens = { visitor: null, buyer: buyer.token };
});
afterAll(() => shop.close());
afterEach(() => vi.restoreAllMocks());

type Headers = Record<string, string>;

async function ask(body: object, headers: Headers = {}, type = 'application/json') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': type, ...headers },
    payload: JSON.stringify(body),
  });
  const { date: _date, ratelimit, ...rest } = answer.headers;
  const left = Number(/r=(\d+)/.exec(String(ratelimit))?.[1]);
  return {
    status: answer.statusCode,
    body: answer.rawPayload.toString('hex'),
    headers: rest,
    left,
  };
}

/** Asks by a way that only the framework takes. */
const askFramework = (body: object, headers: Headers = {}) =>
  ask(body, headers, 'application/json;charset=utf-8');

/** Asks what was asked before, and tells how many of three answers Apollo Server has made. */
async function askAgain(body: object, headers: Headers = {}) {
  await askFramework(body, headers);
  const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest').mockClear();
  const answers = [await ask(body, headers), await ask(body, headers), await ask(body, headers)];
  return { answers, byApollo: apollo.mock.calls.length };
}

const short = '{ products(first: 1) { edges { node { id viewerHasBooked } } } }';
const long = `{ products(first: 12) { edges { node { id productName body resalePrice { formatted } } } } }`;

const clients: Record<string, Headers> = {
  'that says nothing': {},
  'of Apollo': { accept: 'application/graphql-response+json,application/json;q=0.9' },
  'that takes brotli': { 'accept-encoding': 'gzip, deflate, br' },
  'that takes zstd': { 'accept-encoding': 'gzip, deflate, br, zstd' },
  'that takes gzip only': { 'accept-encoding': 'gzip;q=1.0, br;q=0' },
  'that takes deflate only': { 'accept-encoding': 'deflate' },
  'that wants no compression': { 'accept-encoding': 'gzip', 'x-no-compression': 'true' },
  'of another origin that may ask': { origin },
  'of another origin': { origin: 'https://elsewhere.example' },
};

describe.each(['visitor', 'buyer'] as const)('a %s', (who) => {
  test.each(Object.entries(clients))(
    'with a client %s is answered without Apollo Server as with it',
    async (_name, client) => {
      const headers = { ...client, ...(tokens[who] && { authorization: `bearer ${tokens[who]}` }) };
      for (const query of [short, long]) {
        const { answers, byApollo } = await askAgain({ query }, headers);
        expect(byApollo).toBe(0);
        const { left: _left, ...expected } = await askFramework({ query }, headers);
        for (const answer of answers) expect(answer).toMatchObject(expected);
      }
    },
  );

  test('pays the same for an answer', async () => {
    const headers: Headers = tokens[who] ? { authorization: `bearer ${tokens[who]}` } : {};
    const query = '{ products(first: 100) { edges { node { id productName seller { name } } } } }';
    const costs = [];
    for (const way of [askFramework, askFramework, ask]) {
      await shop.models.User.updateOne(
        { email: 'nobody@fitness.zone' },
        { name: 'Drops what is kept' },
      );
      const before = await way({ query: '{ __typename }' }, headers);
      costs.push(before.left - (await way({ query }, headers)).left);
    }
    expect(costs[2]).toBe(costs[1]);
    expect(costs[2]).toBeGreaterThan(1);
  });
});

test('a query that is written or padded differently is known', async () => {
  const { byApollo, answers } = await askAgain({ query: long });
  const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest').mockClear();
  const other = [
    { query: `# asked again\n${long.replaceAll(' ', '  ')}` },
    { query: long, variables: { undeclared: 1 }, operationName: null, extensions: null },
  ];
  for (const body of other) expect((await ask(body)).body).toBe(answers[0]?.body);
  expect(byApollo + apollo.mock.calls.length).toBe(0);
});

test('declared variables make another question, absent ones take their defaults', async () => {
  const query = 'query Some($first: Int = 2) { products(first: $first) { edges { node { id } } } }';
  const count = async (variables: object) =>
    Buffer.from((await ask({ query, variables })).body, 'hex')
      .toString()
      .split('"id"').length - 1;
  for (let round = 0; round < 3; round += 1) {
    expect(await count({})).toBe(2);
    expect(await count({ first: 3 })).toBe(3);
    expect(await count({ first: 1 })).toBe(1);
  }
});

describe('is answered by Apollo Server, once executed and once counted:', () => {
  test.each([
    ['a refusal', { query: '{ users(role: ADMIN) { edges { node { id } } } }' }],
    [
      'a page size beyond its bounds',
      { query: 'query P($n: Int!) { products(first: $n) { totalCount } }', variables: { n: 1000 } },
    ],
    [
      'variables that do not fit',
      { query: 'query P($n: Int!) { products(first: $n) { totalCount } }', variables: { n: 'x' } },
    ],
    ['a name of no operation', { query: long, operationName: 'Other' }],
  ])('%s', async (_what, body) => {
    // What comes next may be answered ahead of the framework.
    await askFramework({ query: long });
    await askFramework({
      query: 'query P($n: Int!) { products(first: $n) { totalCount } }',
      variables: { n: 1 },
    });
    const expected = [await askFramework(body), await askFramework(body)];
    const found = [await ask(body), await ask(body)];
    expect({ ...found[1], left: 0 }).toEqual({ ...expected[1], left: 0 });
    const spent = ([first, second]: { left: number }[]) => (first?.left ?? 0) - (second?.left ?? 0);
    expect(spent(found)).toBe(spent(expected));
  });
});

test('an error of a query that is written differently names its own place', async () => {
  const query = '{ users(role: ADMIN) { totalCount } }';
  await askFramework({ query });
  await askFramework({ query: long });
  const { body } = await ask({ query: `\n\n${query}` });
  const { errors } = JSON.parse(Buffer.from(body, 'hex').toString());
  expect(errors[0].locations).toEqual([{ line: 3, column: 3 }]);
});

test('who asks too much is told so', async () => {
  const busy = await startTestShop({ env: { LIMIT_REQUESTS: '5' } });
  onTestFinished(() => busy.close());
  const send = () =>
    busy.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } });
  const statuses = [];
  for (let count = 0; count < 7; count += 1) statuses.push((await send()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const { headers } = await send();
  expect(headers['retry-after']).toBeDefined();
  expect(headers.ratelimit).toContain('r=0');
});

test('what takes too long is answered as unavailable', async () => {
  const slow = await startTestShop({ answerWithinMs: 200 });
  onTestFinished(() => slow.close());
  const send = () =>
    slow.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: '{ categories { id } }' },
    });
  expect((await send()).statusCode).toBe(200);
  vi.spyOn(slow.readModel, 'ofCollection').mockReturnValue(new Promise(() => {}));
  await slow.models.Category.updateOne({ title: '' }, { body: 'Drops what is kept' });
  const answer = await send();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  expect(answer.headers['retry-after']).toBeDefined();
});

test('each answer has its line in the log', async () => {
  await askAgain({ query: long });
  const before = shop.logs.length;
  await ask({ query: long });
  const lines = shop.logs.slice(before).map((line) => JSON.parse(line));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: 'answered',
    method: 'POST',
    path: '/graphql',
    statusCode: 200,
  });
  expect(lines[0].reqId).toMatch(/^[0-9a-f-]{36}$/);
});

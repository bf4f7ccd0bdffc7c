import {
  expectAnswerWithoutFault,
  expectShopWithoutFault,
} from '@fitness-zone/testkit/api/answer-without-fault.ts';
import type { ApiClient } from '@fitness-zone/testkit/api/api-client.ts';
import { hostileText, hostileValue } from '@fitness-zone/testkit/api/hostile-values.ts';
import { runs } from '@fitness-zone/testkit/breadth.ts';
import { createDeletedUsers } from '@fitness-zone/testkit/permissions/actors.ts';
import {
  createPermissionRecords,
  type PermissionRecords,
} from '@fitness-zone/testkit/permissions/permission-records.ts';
import { permissions } from '@fitness-zone/testkit/permissions/permission-table.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let records: PermissionRecords;
let callers: ApiClient[];
beforeAll(async () => {
  // A fixed clock makes nothing due for sweepers, whose writes would change records, too.
  const time = Date.now();
  shop = await startTestShop({ listen: true, now: () => time });
  const gone = await createDeletedUsers(shop);
  records = await createPermissionRecords(shop, gone);
  await records.makeAll();
  const { visitor, buyer, seller } = records.callers;
  callers = [visitor, buyer, seller, gone['deleted admin']];
});
afterAll(() => shop.close());

/** Takes no input, and would end the callers' tokens. */
const isSignOut = (operation: string) => operation.endsWith('signOutEverywhere');

type Schema = { properties?: Record<string, unknown> };
type Operation = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};

test('no REST path fails, leaks data or changes records for hostile addresses, queries or bodies', async () => {
  const { paths } = (await records.callers.visitor.get('/openapi.json')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    isSignOut(path)
      ? []
      : Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const targets = operations.map(({ path, method, parameters = [], requestBody }) => ({
    path,
    method,
    parameters,
    fields: Object.keys(requestBody?.content['application/json']?.schema?.properties ?? {}),
  }));
  expect(targets.length).toBeGreaterThanOrEqual(21);
  const before = await bystandersOf(shop);
  const attack = fc.record({
    target: fc.constantFrom(...targets),
    attacker: fc.nat({ max: 3 }),
    texts: fc.array(hostileText, { minLength: 3, maxLength: 3 }),
    values: fc.array(hostileValue, { minLength: 12, maxLength: 12 }),
    extra: fc.dictionary(
      fc.constantFrom('role', 'verified', '_id', 'sellerEmail', '$set'),
      hostileValue,
    ),
  });
  await fc.assert(
    fc.asyncProperty(attack, async ({ target, attacker, texts, values, extra }) => {
      const inPath = target.path.replace(/\{\w+\}/, () => encodeURIComponent(texts[0] ?? ''));
      const query = new URLSearchParams();
      for (const [index, { name, in: place }] of target.parameters.entries()) {
        if (place === 'query') query.append(name, texts[index % 3] ?? '');
      }
      const fields = target.fields.map((field, index) => [field, values[index % 12]]);
      const request = {
        method: target.method.toUpperCase() as 'GET',
        url: `${inPath}?${query}`,
        ...(target.fields.length > 0 && { payload: { ...Object.fromEntries(fields), ...extra } }),
      };
      const response = await (callers[attacker] as ApiClient).send(request);
      expectAnswerWithoutFault(response, request);
    }),
    { numRuns: runs(170) },
  );
  expect(await bystandersOf(shop)).toBe(before);
});

test('no GraphQL operation fails, leaks data or changes records for hostile variables', async () => {
  const operations = Object.entries(permissions).flatMap(([name, permission]) =>
    'graphql' in permission && !isSignOut(name) ? [permission] : [],
  );
  const before = await bystandersOf(shop);
  const attack = fc.record({
    operation: fc.constantFrom(...operations),
    attacker: fc.nat({ max: 3 }),
    value: hostileValue,
    place: fc.nat({ max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(attack, async ({ operation, attacker, value, place }) => {
      const caller = callers[attacker] as ApiClient;
      const testCase = {
        records,
        caller,
        whose: { ...records.other, paid: async () => paidNothing },
      };
      const good = { ...(await operation.variables?.(testCase)) };
      const request = {
        method: 'POST' as const,
        url: '/graphql',
        payload: { query: operation.graphql, variables: replaceValue(good, value, place) },
      };
      expectAnswerWithoutFault(await caller.send(request), request);
    }),
    { numRuns: runs(140) },
  );
  expect(await bystandersOf(shop)).toBe(before);
});

test('after all that the shop is open as before', async () => {
  await expectShopWithoutFault(shop);
  expect(await records.callers.buyer.graphql('{ me { role } }')).toEqual({ me: { role: 'BUYER' } });
});

const paidNothing = { productId: '0'.repeat(24), transactionId: 'pi_nothing' };

/** The records of users who send no request. Other users' requests must not change them. */
async function bystandersOf({ models, now }: TestShop): Promise<string> {
  await allNotified({ models, now });
  const active = await Promise.all(
    [records.callers.buyer, records.callers.seller].map(({ id }) =>
      models.User.findById(id).lean(),
    ),
  );
  const ids = active.flatMap((user) => (user ? [user._id] : []));
  const others = { $nin: ids };
  return JSON.stringify([
    await models.User.find({ _id: others }).sort({ _id: 1 }).lean(),
    await models.Product.find({ sellerId: others }).sort({ _id: 1 }).lean(),
    await models.Booking.find({ userId: others }).sort({ _id: 1 }).lean(),
    await models.Wish.find({ userId: others }).sort({ _id: 1 }).lean(),
    // Leaves out search tokens, which contain the name of a seller who may have sent a request.
    await models.Payment.find({ buyerId: others }, { searchTokens: 0 }).sort({ _id: 1 }).lean(),
    await models.Thread.find({ buyerId: others, sellerId: others }).sort({ _id: 1 }).lean(),
    await models.Message.find({ senderId: others }).sort({ _id: 1 }).lean(),
    await models.Report.find({ reporterId: others }).sort({ _id: 1 }).lean(),
    await models.Block.find({ blockerId: others }).sort({ _id: 1 }).lean(),
  ]);
}

/** Replaces a variable, or one of its fields, by a hostile value. */
function replaceValue(variables: object, value: unknown, place: number): object {
  const [[name, given] = []] = Object.entries(variables);
  if (!name) return { hostile: value };
  if (typeof given !== 'object' || given === null) return { [name]: value };
  const fields = Object.keys(given);
  const field = fields[place % (fields.length + 1)];
  return { [name]: field ? { ...given, [field]: value } : value };
}

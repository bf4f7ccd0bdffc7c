import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { routesOf } from '@fitness-zone/testkit/api/routes-of.ts';
import { isFull } from '@fitness-zone/testkit/breadth.ts';
import {
  type Actor,
  actors,
  createDeletedUsers,
} from '@fitness-zone/testkit/permissions/actors.ts';
import { askAdminQueries } from '@fitness-zone/testkit/permissions/admin-questions.ts';
import { databaseSnapshot } from '@fitness-zone/testkit/permissions/database-snapshot.ts';
import type { Permission, PermissionCase } from '@fitness-zone/testkit/permissions/permission.ts';
import {
  createPermissionRecords,
  type PermissionRecords,
} from '@fitness-zone/testkit/permissions/permission-records.ts';
import {
  mutationPaths,
  permissions,
  withoutPermission,
} from '@fitness-zone/testkit/permissions/permission-table.ts';
import { costlyQueries } from '@fitness-zone/testkit/shop/costly-queries.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { waits } from '@fitness-zone/testkit/waits.ts';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { settleOrdersOf } from './domains/orders/orders.sweeper.ts';
import { sweepDue } from './domains/payments/sweep/payment.sweeper.ts';
import { createSchema } from './graphql/schema.ts';

let shop: TestShop;
let watch: ReturnType<typeof watchCommands>;
let gone: Awaited<ReturnType<typeof createDeletedUsers>>;
/** Records for all attempts that change nothing. */
let untouched: PermissionRecords;
/** Records for attempts that change something, until one of them stands in the way. */
let used: PermissionRecords;
let attempts = 0;
/** The shop's records after the previous test. A refused attempt must not change them. */
let kept: string;
beforeAll(async () => {
  shop = await startTestShop({ connect: { monitorCommands: true } });
  watch = watchCommands(shop);
  gone = await createDeletedUsers(shop);
  untouched = await createPermissionRecords(shop, gone);
  await untouched.makeAll();
  used = untouched;
  // Later sweeps would change them during the refused attempts.
  const inAnHour = new Date(Date.now() + hourMs);
  await shop.models.User.updateMany(
    { suspensionDueAt: { $gt: new Date(0) } },
    { $set: { suspensionDueAt: inAnHour } },
  );
  await shop.models.Payment.updateMany({ status: 'pending' }, { $set: { checkAt: inAnHour } });
  // The ten-second sweep also settles the orders of changed payments, such as one whose refund is made to fail.
  await settleOrdersOf(shop, { changedAt: { $gte: new Date(Date.now() - hourMs) } });
  kept = await databaseSnapshot(shop);
});
afterAll(() => shop.close());

test('every operation of the schema and every path has its line in the table of permissions', async () => {
  const schema = createSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const operations = roots
    .filter(isObjectType)
    .flatMap((root) => Object.keys(root.getFields()).map((field) => `${root.name}.${field}`));
  const known = (name: string) =>
    name in permissions ||
    withoutPermission.some((line) => (typeof line === 'string' ? line === name : line.test(name)));
  const routes = routesOf(shop.app);
  expect(routes).toContain('POST /addProduct');
  expect([...operations, ...routes].filter((name) => !known(name))).toEqual([]);
  expect(
    Object.keys(permissions).filter((name) => ![...operations, ...routes].includes(name)),
  ).toEqual([]);
});

const entries = Object.entries(permissions);

async function expectUntouched() {
  const before = kept;
  kept = await databaseSnapshot(shop);
  expect(kept).toBe(before);
}

// Tests all refusals first: fewer records exist to check before callers are let in.
test.each(entries)('%s is refused to all others, and changes nothing', async (name, permission) => {
  for (const whose of sidesOf(name, permission)) {
    const those = allowed(permission, whose);
    const refused = actors.filter((actor) => !those.includes(actor));
    for (const actor of asking(refused, name)) {
      const testCase = testCaseOf(untouched, actor, whose);
      const { code, transcript } = await ask(name, permission, testCase);
      const signedOut = actor === 'visitor' || /^(deleted|ended|suspended)/.test(actor);
      // Suspended accounts learn the reason here.
      const isToldWhy = actor.startsWith('suspended') && /getToken|addUser/.test(name);
      const wanted = signedOut ? ['unauthenticated', 401] : ['forbidden', 'not-found', 403, 404];
      expect(
        isToldWhy ? ['suspended', 403] : wanted,
        `${actor}, ${whose}: ${transcript}`,
      ).toContain(code);
    }
  }
  // Only the proof compares all records after each operation, which names the faulty one.
  if (isFull) await expectUntouched();
});

test('no refused attempt has changed anything', expectUntouched);

/** They notify nobody, or others at most once, or have their own limit before the caller is known. */
const withoutLimit = [
  ...['getToken', 'addUser', 'updateProfile', 'signOutEverywhere', 'deleteAccount'],
  ...['addToWishList', 'deleteBookingProduct', 'deleteWishProduct', 'markThreadRead'],
  ...['markNotificationsRead', 'markNotificationsReadAbout', 'markAllNotificationsRead'],
  'updateNotificationSettings',
  ...['followSeller', 'unfollowSeller', 'deleteSavedSearch', 'stopAlertMails'],
];
const limitedMutations = entries.filter(([name, { may }]) => {
  const [root, field = ''] = name.split('.');
  return root === 'Mutation' && !withoutLimit.includes(field) && String(may) !== 'admin';
});

test.each(limitedMutations)('%s counts against a limit', async (name, permission) => {
  const { requests, ...acts } = shop.config.limits;
  Object.assign(shop.config.limits, Object.fromEntries(Object.keys(acts).map((act) => [act, 0])));
  onTestFinished(() => void Object.assign(shop.config.limits, acts, { requests }));
  for (const actor of permission.may) {
    const { code, transcript } = await ask(name, permission, testCaseOf(untouched, actor, 'own'));
    expect(code, `${actor}: ${transcript}`).toBe('too-many-requests');
  }
});

test.each(entries)('%s is done for those who may', async (name, permission) => {
  const reading = name.startsWith('Query') || name.startsWith('GET');
  const logged = await auditEntries();
  for (const whose of sidesOf(name, permission)) {
    for (const actor of asking(allowed(permission, whose), name)) {
      const done = (records: PermissionRecords) =>
        expectDone(name, permission, { actor, whose, records });
      if (reading) await done(untouched);
      // An earlier act may stand in the way, such as an account that its owner closed.
      else await done(await worldOf(attempts++)).catch(async () => done(await enterNewWorld()));
    }
  }
  // An act adds its entry and leaves all earlier ones unchanged.
  expect((await auditEntries()).slice(0, logged.length)).toEqual(logged);
});

/**
 * One world for ten attempts. Making its people takes half of the time, but a single person with many records would be
 * unrealistic.
 */
const worldOf = (attempt: number): Promise<PermissionRecords> =>
  attempt % 10 === 0 ? enterNewWorld() : used.again().catch(enterNewWorld);

/** Makes new people and new records for the attempts. */
async function enterNewWorld(): Promise<PermissionRecords> {
  // Every admin is notified of each report and each problem; for all attempts, these would be hundreds.
  if (used !== untouched) await shop.models.User.deleteOne({ _id: used.callers.admin.id });
  used = await createPermissionRecords(shop, gone);
  return used;
}

async function expectDone(
  name: string,
  permission: Permission,
  { actor, whose, records }: { actor: Actor; whose: 'own' | 'other'; records: PermissionRecords },
) {
  const { code, answer, transcript } = await ask(
    name,
    permission,
    testCaseOf(records, actor, whose),
  );
  expect(code, `${actor}, ${whose}: ${transcript}`).toBeNull();
  if ('effect' in permission) expect(answer, transcript).toMatchObject(permission.effect);
}

const auditEntries = () => shop.models.AuditLog.find().sort({ _id: 1 }).limit(1_000);

test('no query of the shop scans a collection, sorts in memory or examines more records than `mostExamined` beyond its page', {
  timeout: waits.test,
}, async () => {
  // Runs it now: the sweep runs once a minute, which is longer than the earlier tests may take.
  await sweepDue(shop, new Date());
  const { admin, seller } = untouched.callers;
  await askAdminQueries(admin, { sellerId: seller.id, email: seller.email });
  expect(watch.commands.length).toBeGreaterThan(1_000);
  expect(await costlyQueries(shop, watch.commands)).toEqual([]);
});

const names = Object.keys(permissions);

/**
 * The callers that attempt an act in `npm test`: all with a role, and one whose session has ended. For a REST path of
 * a mutation, one of all callers.
 */
function asking(those: readonly Actor[], name: string): readonly Actor[] {
  if (isFull) return those;
  const oneOf = (some: readonly Actor[]) =>
    some.filter((_actor, index) => index === names.indexOf(name) % some.length);
  if (mutationPaths.has(name)) return oneOf(those);
  const hasRole = (actor: Actor) => ['visitor', 'buyer', 'seller', 'admin'].includes(actor);
  return [...those.filter(hasRole), ...oneOf(those.filter((actor) => !hasRole(actor)))];
}

const sidesOf = (name: string, { mayForOthers }: Permission) =>
  mayForOthers && (isFull || !mutationPaths.has(name))
    ? (['own', 'other'] as const)
    : (['own'] as const);

const allowed = ({ may, mayForOthers }: Permission, whose: 'own' | 'other'): readonly Actor[] =>
  whose === 'own' ? may : (mayForOthers ?? may);

const testCaseOf = (
  records: PermissionRecords,
  actor: Actor,
  whose: 'own' | 'other',
): PermissionCase => ({
  records,
  caller: records.callers[actor],
  whose: records[whose],
});

async function ask(name: string, permission: Permission, testCase: PermissionCase) {
  const { caller } = testCase;
  if ('graphql' in permission) {
    const variables = await permission.variables?.(testCase);
    const { refusal, result, transcript } = await caller
      .graphql(permission.graphql, { ...variables })
      .settled();
    return { code: refusal, answer: result, transcript };
  }
  const [method] = name.split(' ');
  const request = await permission.rest(testCase);
  const { statusCode, body } = await caller.send({ method: method as 'GET', ...request });
  const code = statusCode < 400 ? null : statusCode;
  return { code, answer: null, transcript: `${statusCode} ${body}` };
}

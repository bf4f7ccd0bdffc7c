import { createDeletedUsers } from '@fitness-zone/testkit/permissions/actors.ts';
import { createPermissionRecords } from '@fitness-zone/testkit/permissions/permission-records.ts';
import { permissions } from '@fitness-zone/testkit/permissions/permission-table.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let gone: Awaited<ReturnType<typeof createDeletedUsers>>;
beforeAll(async () => {
  shop = await startTestShop();
  gone = await createDeletedUsers(shop);
});
afterAll(() => shop.close());

const isOnlyAdmin = (actors: readonly string[] = []) => actors.join() === 'admin';

/** Mutations for admins alone, and those that only admins may send about other people's records. */
const adminActs = Object.entries(permissions).filter(
  ([name, { may, mayForOthers }]) =>
    !/^(Query\.|GET )/.test(name) && (isOnlyAdmin(may) || isOnlyAdmin(mayForOthers)),
);

test('the table of permissions has acts of admins, through both APIs', () => {
  const names = adminActs.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Mutation.addAdmin', 'Mutation.deleteProduct', 'DELETE /deleteUser']),
  );
});

test.each(adminActs)('%s leaves an entry in the audit log', async (name, permission) => {
  const records = await createPermissionRecords(shop, gone);
  const { admin } = records.callers;
  const testCase = { records, caller: admin, whose: records.other };
  // Makes the records for the act now.
  const asked =
    'graphql' in permission
      ? await permission.variables?.(testCase)
      : await permission.rest(testCase);
  const before = (await shop.models.AuditLog.find()).length;
  if ('graphql' in permission) await admin.graphql(permission.graphql, { ...asked });
  else await admin.send({ method: name.split(' ')[0] as 'POST', url: '', ...asked });
  const entries = await shop.models.AuditLog.find().sort({ _id: -1 });
  expect(entries).toHaveLength(before + 1);
  expect(entries[0]?.actorId?.toHexString()).toBe(admin.id);
  expect(entries[0]?.failedEntryId).toBeUndefined();
});

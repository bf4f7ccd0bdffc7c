import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aUser } from '@fitness-zone/testkit/factories.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../src/adapters/database/database.ts';
import type { Identity } from '../src/adapters/identity/identity.ts';
import { openIdentity } from '../src/adapters/identity/open-identity.ts';
import type { Models } from '../src/context/merged-types.ts';
import { createModels } from '../src/start/create-models.ts';

let dataDir: string;
let database: Database;
let models: Models;
let identity: Identity;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'grant-admin-'));
  database = await openDatabase({ mongodbUri: null, dataDir });
  models = createModels(database.connection);
  const log = pino({ enabled: false });
  identity = await openIdentity({ kind: 'emulator', port: 0 }, { dataDir, log });
});
afterAll(async () => {
  await identity.stop();
  await database.close();
  await rm(dataDir, { recursive: true });
});

const anAccount = async (emailVerified = true) => {
  const person = aUser();
  const { uid } = await identity.create({ email: person.email, emailVerified });
  await models.User.create({ uid, ...person });
  return person;
};
const roleOf = async (email: string) => (await models.User.findOne({ email }).lean())?.role;

/** Runs the command as an operator does, while the shop has the data folder open. */
const grantAdmin = (...args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const script = fileURLToPath(new URL('./grant-admin.ts', import.meta.url));
    const env = { DATA_DIR: dataDir };
    execFile(process.execPath, [script, ...args], { env, cwd: dataDir }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

test('makes an account an admin while the shop runs, and says when it is one already', async () => {
  const { email } = await anAccount();
  expect(await grantAdmin(email.toUpperCase())).toMatchObject({
    code: 0,
    stdout: `${email} is now an admin\n`,
  });
  expect(await roleOf(email)).toBe('admin');
  const promoted = await models.User.findOne({ email }).lean().orFail();
  const entries = await models.AuditLog.find({ targetId: promoted._id });
  expect(entries).toMatchObject([{ action: 'add-admin', source: 'command-line' }]);
  expect(await grantAdmin(email)).toMatchObject({
    code: 1,
    stderr: `${email} is already an admin.\n`,
  });
});

proof('promotes no account whose e-mail is not verified', async () => {
  const { email } = await anAccount(false);
  const { code, stderr } = await grantAdmin(email);
  expect(code).toBe(1);
  expect(stderr).toContain(`${email} has not been confirmed by its owner`);
  expect(await roleOf(email)).toBe('buyer');
});

proof('promotes existing accounts only, and asks for the e-mail', async () => {
  expect(await grantAdmin('nobody@example.com')).toMatchObject({
    code: 1,
    stderr: 'User not found.\n',
  });
  const { stderr } = await grantAdmin();
  expect(stderr).toContain('npm run grant-admin -- EMAIL');
});

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { StoredAccounts } from '../../../embedded/auth/stored-accounts.ts';
import { openEmulatorIdentity } from './emulator.identity.ts';

const log = pino({ enabled: false });
const people = Array.from({ length: 100_000 }, (_, number) => ({
  uid: `uid-${number}`,
  email: `person-${number}@example.com`,
  displayName: `Person ${number}`,
}));

test('100,000 accounts are back within 15 seconds of a start, and made anew within 15 more', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
  await mkdir(join(dataDir, 'identity'));
  const kept = new StoredAccounts(join(dataDir, 'identity/accounts.sqlite'));
  kept.write(
    people.map(({ uid, email }) => [
      uid,
      { localId: uid, email, salt: 's', passwordHash: 'fakeHash:salt=s:password=FitnessZone1!' },
    ]),
  );
  kept.close();
  let began = performance.now();
  const identity = await openEmulatorIdentity(0, { dataDir, log });
  onTestFinished(() => identity.stop().then(() => rm(dataDir, { recursive: true })));
  expect(performance.now() - began).toBeLessThan(15_000);
  const browser = emulatorClient(identity.browser.emulatorUrl ?? '');
  const session = await browser.signIn('person-99999@example.com', 'FitnessZone1!');
  expect(session.uid).toBe('uid-99999');

  const anew = people.map(({ uid, email, displayName }) => ({
    uid: `again-${uid}`,
    email: `again-${email}`,
    displayName,
  }));
  began = performance.now();
  for (let start = 0; start < anew.length; start += 1_000) {
    expect(await identity.importAccounts(anew.slice(start, start + 1_000))).toEqual([]);
  }
  expect(performance.now() - began).toBeLessThan(15_000);
});

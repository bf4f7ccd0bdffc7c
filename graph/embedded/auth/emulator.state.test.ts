import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openState } from './emulator.state.ts';
import { StoredAccounts } from './stored-accounts.ts';

const folder = mkdtempSync(join(tmpdir(), 'emulator-'));
const kept = new StoredAccounts(join(folder, 'accounts.sqlite'));
afterAll(() => {
  kept.close();
  rmSync(folder, { recursive: true });
});

test('a sign-up during which a second ends is no older than its password', () => {
  const state = openState(kept, () => undefined);
  const signUp = { lastLoginAt: '1999', validSince: '2' };
  expect(state.createUserWithLocalId('late', signUp)).toMatchObject({ lastLoginAt: '2000' });
  const within = { lastLoginAt: '2345', validSince: '2' };
  expect(state.createUserWithLocalId('usual', within)).toMatchObject({ lastLoginAt: '2345' });
});

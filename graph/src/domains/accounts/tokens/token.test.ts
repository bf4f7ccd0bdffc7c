import { randomBytes } from 'node:crypto';
import { Types } from 'mongoose';
import { afterEach, expect, test, vi } from 'vitest';
import { isRevoked, issueToken, verifyToken } from './token.service.ts';

const shop = { jwtSecret: randomBytes(48) };
const account = { _id: new Types.ObjectId(), tokensValidFrom: null };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the signature of a token is checked once', async () => {
  const verify = vi.spyOn(crypto.subtle, 'verify');
  const token = await issueToken(shop, account);
  for (let i = 0; i < 3; i += 1) {
    expect((await verifyToken(shop, token))?.userId).toEqual(account._id);
  }
  expect(verify).toHaveBeenCalledTimes(1);
});

test('a token that was valid expires', async () => {
  const token = await issueToken(shop, account);
  expect(await verifyToken(shop, token)).not.toBeNull();
  vi.useFakeTimers({ now: Date.now() + 3_601_000, toFake: ['Date'] });
  expect(await verifyToken(shop, token)).toBeNull();
});

test('a token counts for its own shop only, and one that is not ours stays refused', async () => {
  const token = await issueToken(shop, account);
  const forged = `${token.slice(0, -4)}AAAA`;
  for (let i = 0; i < 2; i += 1) {
    expect(await verifyToken(shop, token)).not.toBeNull();
    expect(await verifyToken({ jwtSecret: randomBytes(48) }, token)).toBeNull();
    expect(await verifyToken(shop, forged)).toBeNull();
  }
});

test('a token that was verified before is ended by the account', async () => {
  const token = await issueToken(shop, account);
  await verifyToken(shop, token);
  const claims = await verifyToken(shop, token);
  if (!claims) throw new Error('the token is not valid');
  expect(isRevoked(claims, { tokensValidFrom: new Date(Date.now() + 1) })).toBe(true);
});

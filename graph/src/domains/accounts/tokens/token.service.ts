import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { UserRecord } from '../user.model.ts';

const algorithm = 'HS256';
const issuer = 'fitness-zone';
const audience = 'fitness-zone';
const lifetimeS = 3600;

type Secret = Pick<Shop, 'jwtSecret'>;

/** The claims of our token; times in epoch milliseconds. */
export type TokenClaims = { userId: Types.ObjectId; issuedAt: number; expiresAt: number };

/**
 * Issues the product's token for an account: valid for one hour, and only while the account exists and its tokens
 * haven't been ended. It names the account by our id, not by the provider's uid, so that it cannot outlive a
 * deletion. Its `iat` has milliseconds (RFC 7519 allows fractions), to distinguish a token issued right after others
 * were ended.
 */
export function issueToken(
  { jwtSecret }: Secret,
  { _id, tokensValidFrom }: Pick<UserRecord, '_id' | 'tokensValidFrom'>,
): Promise<string> {
  const issuedAt = Math.max(Date.now(), tokensValidFrom?.getTime() ?? 0) / 1000;
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm })
    .setSubject(_id.toHexString())
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeS)
    .sign(jwtSecret);
}

/** Claims of valid tokens, by token: each is sent with every request for an hour. */
const verified = new WeakMap<Uint8Array, LRUCache<string, TokenClaims>>();
const mostVerified = 10_000;

/**
 * Returns the claims of our token; null if it is forged, foreign or expired. Checks its signature once; `isRevoked`
 * tells whether the token was ended.
 */
export async function verifyToken(
  { jwtSecret }: Secret,
  token: string,
): Promise<TokenClaims | null> {
  const known = verified.get(jwtSecret) ?? new LRUCache({ max: mostVerified });
  verified.set(jwtSecret, known);
  const before = known.get(token);
  if (before && before.expiresAt > Date.now()) return before;
  const claims = await checkSignature(jwtSecret, token);
  if (claims) known.set(token, claims);
  else known.delete(token);
  return claims;
}

async function checkSignature(jwtSecret: Uint8Array, token: string): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, jwtSecret, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    return {
      userId: Types.ObjectId.createFromHexString(payload.sub ?? ''),
      issuedAt: Math.round((payload.iat ?? 0) * 1000),
      expiresAt: (payload.exp ?? 0) * 1000,
    };
  } catch {
    return null;
  }
}

export const isRevoked = (
  { issuedAt }: Pick<TokenClaims, 'issuedAt'>,
  { tokensValidFrom }: Pick<UserRecord, 'tokensValidFrom'>,
): boolean => issuedAt < (tokensValidFrom?.getTime() ?? 0);

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Types } from 'mongoose';
import { isObjectId, objectIdOf } from './ids.ts';

// For addresses that browsers open without our token: an <img>, a download, a calendar. The path names the file, the
// query the account and the expiry.

/** Addresses stay the same for this long, so that a refetch doesn't reload the photos. */
const stepMs = 5 * 60 * 1000;
const validSteps = 3;

type Signing = { jwtSecret: Uint8Array; now: () => number };

export type SignedQuery = { viewer: string; until: number; signature: string };

/** Signs an address for an account, for 10 to 15 minutes. The signature is valid only for `signed`. */
export function signAddress(
  { jwtSecret, now }: Signing,
  signed: string,
  viewerId: Types.ObjectId,
): string {
  const until = (Math.floor(now() / stepMs) + validSteps) * stepMs;
  const viewer = viewerId.toHexString();
  const signature = signatureOf(jwtSecret, signed, viewer, until);
  return new URLSearchParams({ viewer, until: String(until), signature }).toString();
}

/** The account of a signature; null if it is invalid or expired. */
export function readSignedAddress(
  { jwtSecret, now }: Signing,
  signed: string,
  { viewer, until, signature }: SignedQuery,
): Types.ObjectId | null {
  if (!isObjectId(viewer) || until <= now()) return null;
  const expected = Buffer.from(signatureOf(jwtSecret, signed, viewer, until));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return objectIdOf(viewer);
}

const signatureOf = (secret: Uint8Array, signed: string, viewer: string, until: number): string =>
  createHmac('sha256', secret).update(`address ${signed} ${viewer} ${until}`).digest('base64url');

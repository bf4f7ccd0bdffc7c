import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { objectIdOf } from '../../shared/ids.ts';

/** The scope of a mail's link: one saved search, or all of an account. */
export type Stopped = { kind: 'search' | 'account'; id: Types.ObjectId };

type Signing = Pick<Shop, 'jwtSecret'>;

/** Signs the link of a mail. It never expires, unless the shop's secret changes. */
export function signStopToken({ jwtSecret }: Signing, { kind, id }: Stopped): string {
  const named = `${kind}.${id.toHexString()}`;
  return `${named}.${signatureOf(jwtSecret, named)}`;
}

/** The searches that a token stops; null if the shop didn't sign it. */
export function readStopToken({ jwtSecret }: Signing, token: string): Stopped | null {
  const [, named = '', kind, id = '', signature = ''] =
    /^((search|account)\.([0-9a-f]{24}))\.([\w-]+)$/.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(jwtSecret, named))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { kind: kind === 'search' ? 'search' : 'account', id: objectIdOf(id) };
}

const signatureOf = (secret: Uint8Array, named: string): string =>
  createHmac('sha256', secret).update(`stop alert mails ${named}`).digest('base64url');

import { createHmac, timingSafeEqual } from 'node:crypto';
import { enumValues, type NotificationKind } from '@fitness-zone/contract/enums.ts';
import { type StoppedMails, stoppedBy } from '@fitness-zone/contract/pages/unsubscribe-path.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { objectIdOf } from '../../../shared/ids.ts';

/** The mails that a link stops. The id is a saved search's for `search`, else an account's. */
export type Stopped =
  | { scope: Exclude<StoppedMails, 'kind'>; id: Types.ObjectId }
  | { scope: 'kind'; id: Types.ObjectId; kind: NotificationKind };

type Signing = Pick<Shop, 'jwtSecret'>;

/** Signs the link of a mail. It never expires, unless the shop's secret changes. */
export function signStopToken({ jwtSecret }: Signing, stopped: Stopped): string {
  const { scope, id } = stopped;
  const named = [scope, id.toHexString(), ...(scope === 'kind' ? [stopped.kind] : [])].join('.');
  return `${named}.${signatureOf(jwtSecret, named)}`;
}

/** The mails that a token stops; null if the shop didn't sign it. */
export function readStopToken({ jwtSecret }: Signing, token: string): Stopped | null {
  const [, named = '', id = '', of = '', signature = ''] =
    /^([a-z]+\.([0-9a-f]{24})(?:\.([a-z-]+))?)\.([\w-]+)$/.exec(token) ?? [];
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(jwtSecret, named))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const scope = stoppedBy(named);
  if (scope !== 'kind') return scope && { scope, id: objectIdOf(id) };
  const kind = Object.values(enumValues.NotificationKind).find((one) => one === of);
  return kind ? { scope, id: objectIdOf(id), kind } : null;
}

const signatureOf = (secret: Uint8Array, named: string): string =>
  createHmac('sha256', secret).update(`stop alert mails ${named}`).digest('base64url');

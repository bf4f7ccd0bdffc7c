import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { isObjectId, objectIdOf } from '../../shared/ids.ts';
import type { PrivatePhotoRecord } from './private-photo.model.ts';

/** Addresses stay the same for so long, so that a page that asks again doesn't load its photos again. */
const stepMs = 5 * 60 * 1000;
const validSteps = 3;

type Signing = Pick<Shop, 'jwtSecret'>;

/** What the query of a photo's address says. */
export type PhotoAddress = { id: Types.ObjectId; viewerId: Types.ObjectId };

/** Gives the address of each rendition, which one account can open for 10 to 15 minutes. */
export function photoAddresses(
  { jwtSecret, now }: Pick<Shop, 'jwtSecret' | 'now'>,
  { _id, widths }: Pick<PrivatePhotoRecord, '_id' | 'widths'>,
  viewerId: Types.ObjectId,
): { url: string; smallestUrl: string; srcSet: string } {
  const until = (Math.floor(now() / stepMs) + validSteps) * stepMs;
  const id = _id.toHexString();
  const viewer = viewerId.toHexString();
  const signature = sign({ jwtSecret }, id, viewer, until);
  const query = new URLSearchParams({ viewer, until: String(until), signature });
  const addressOf = (width: number | undefined) => `/private-photos/${id}/${width}.webp?${query}`;
  return {
    url: addressOf(widths.at(-1)),
    smallestUrl: addressOf(widths[0]),
    srcSet: widths.map((width) => `${addressOf(width)} ${width}w`).join(', '),
  };
}

/** Reads an address back; null if it isn't signed by this shop or has expired. */
export function readPhotoAddress(
  { jwtSecret, now }: Pick<Shop, 'jwtSecret' | 'now'>,
  id: string,
  { viewer, until, signature }: { viewer: string; until: number; signature: string },
): PhotoAddress | null {
  if (!isObjectId(id) || !isObjectId(viewer) || until <= now()) return null;
  const expected = Buffer.from(sign({ jwtSecret }, id, viewer, until));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { id: objectIdOf(id), viewerId: objectIdOf(viewer) };
}

const sign = ({ jwtSecret }: Signing, id: string, viewer: string, until: number): string =>
  createHmac('sha256', jwtSecret)
    .update(`private-photo ${id} ${viewer} ${until}`)
    .digest('base64url');

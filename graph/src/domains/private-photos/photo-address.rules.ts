import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { signAddress } from '../../shared/signed-address.ts';
import type { PrivatePhotoRecord } from './private-photo.model.ts';

/** The parts of a photo's address that its signature covers. */
export const signedPhoto = (id: string): string => `private-photo ${id}`;

/** Returns the address of each rendition, which one account can open for 10 to 15 minutes. */
export function photoAddresses(
  services: Pick<Shop, 'jwtSecret' | 'now'>,
  { _id, widths }: Pick<PrivatePhotoRecord, '_id' | 'widths'>,
  viewerId: Types.ObjectId,
): { url: string; smallestUrl: string; srcSet: string } {
  const id = _id.toHexString();
  const query = signAddress(services, signedPhoto(id), viewerId);
  const addressOf = (width: number | undefined) => `/private-photos/${id}/${width}.webp?${query}`;
  return {
    url: addressOf(widths.at(-1)),
    smallestUrl: addressOf(widths[0]),
    srcSet: widths.map((width) => `${addressOf(width)} ${width}w`).join(', '),
  };
}

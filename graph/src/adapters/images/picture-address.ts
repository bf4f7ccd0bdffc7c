import { createHash } from 'node:crypto';
import { readPictureName, writePictureName } from '@fitness-zone/contract/pictures/picture-name.ts';
import type { StoredPicture } from './images.ts';
import type { EncodedPhoto } from './photo-renditions.ts';

/** The name of a picture, made from its content, so that the same photo always gets the same name. */
export function pictureNameOf({ width, height, color, renditions }: EncodedPhoto): string {
  const largest = renditions.at(-1) ?? renditions[0];
  const hash = createHash('sha256').update(largest.bytes).digest('hex').slice(0, 32);
  const widths = renditions.map((rendition) => rendition.width);
  return writePictureName({ hash, width, height, color, widths });
}

export function storedPicture(
  name: string,
  { width, height, renditions }: EncodedPhoto,
): StoredPicture {
  const largest = renditions.at(-1) ?? renditions[0];
  return { url: addressOf(name, width), width, height, size: largest.bytes.length };
}

const addressOf = (name: string, width: number) => `/images/${name}/${width}.webp`;

/** The addresses of a picture's renditions. A record may name it by any of them. */
export const addressesOf = (name: string): string[] =>
  (readPictureName(name)?.widths ?? []).map((width) => addressOf(name, width));

export const nameInAddress = (address: string): string => address.split('/')[2] ?? '';

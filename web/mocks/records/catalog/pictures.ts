import {
  hostedPictureUrl,
  isOnHost,
  missingPicture,
  type PictureHost,
  type PictureUrl,
} from '@fitness-zone/contract/pictures/picture-url.ts';
import { refusalBehind } from '../../validInput.ts';

/** Sample pictures come with the page; a test without one has the address of a shop's. */
const origin = globalThis.location?.origin ?? 'http://localhost:4000';
const host: PictureHost = { ownOrigin: origin, origins: [origin] };

/**
 * The address of a photo as the server would keep it.
 * @throws Refusal for what is on another site
 */
export function readPictureUrl(
  value: string,
  rule = { field: 'image', label: 'Photo' },
): PictureUrl {
  try {
    return hostedPictureUrl(value, rule, host);
  } catch (error) {
    throw refusalBehind(error) ?? error;
  }
}

/** A picture's address, or null if another site has it. */
export const ownPicture = (url: PictureUrl | null): PictureUrl | null =>
  url && isOnHost(url, host) ? url : null;

/** A picture's address with an origin. */
export const absoluteImage = (url: PictureUrl): string => new URL(url, origin).href;

/** A picture's address as browsers may load it. */
export const shownPicture = (url: PictureUrl): PictureUrl => ownPicture(url) ?? missingPicture;

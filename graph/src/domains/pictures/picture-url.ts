import { AddProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { Refusal } from '../../shared/refusal.ts';
import { ownPicturePath, type PictureUrl } from './picture.ts';

/**
 * The address of a picture as a client sent it: http(s), or the path of a picture of ours. Foreign
 * hosts are welcome, since Google's photos and any image host's live there; browsers only ever show them. Our own
 * pictures lose their origin, so that they survive a change of port or domain.
 * @throws Refusal `invalid`, naming the field, for anything else
 */
export function readPictureUrl(
  value: unknown,
  { field, label }: { field: string; label: string },
): PictureUrl {
  if (isPictureUrl(value)) return ownPicturePath(value) ?? value;
  throw new Refusal('invalid', `${label} must be the http(s) address of a picture.`, { field });
}

/** Whether a value can serve as a picture's address. */
export function isPictureUrl(value: unknown): value is PictureUrl {
  if (typeof value !== 'string' || value.length > AddProductInput.image.maxLength) return false;
  if (/[\s\\"'<>]/.test(value)) return false;
  if (value.startsWith('/')) return ownPicturePath(value) !== null;
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '';
}

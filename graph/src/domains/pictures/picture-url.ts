import { type PictureUrl, validPictureUrl } from '@fitness-zone/contract/picture-url.ts';
import { InvalidInput } from '@fitness-zone/contract/valid-input.ts';
import type { Context } from '../../context/context.ts';
import { Refusal } from '../../shared/refusal.ts';
import { refusalOf } from '../../shared/valid-input.ts';

/**
 * The address of a picture as a client sent it; our own pictures lose their origin.
 * @throws Refusal `invalid`, naming the field, for what is no http(s) address
 */
export function readPictureUrl(value: unknown, rule: { field: string; label: string }): PictureUrl {
  try {
    return validPictureUrl(value, rule);
  } catch (error) {
    throw error instanceof InvalidInput ? refusalOf(error) : error;
  }
}

/**
 * The address of a picture that a record is about to name: it is read, and a picture of ours is kept from
 * being removed as unused until the record is written.
 * @throws Refusal `invalid`, naming the field, for what is no http(s) address, and for a picture of ours
 *   that is not there
 */
export async function claimPictureUrl(
  { images }: Pick<Context, 'images'>,
  value: unknown,
  rule: { field: string; label: string },
): Promise<PictureUrl> {
  const url = readPictureUrl(value, rule);
  if (await images.claim(url)) return url;
  const message = `${rule.label} is not kept here any more. Please upload it again.`;
  throw new Refusal('invalid', message, { field: rule.field });
}

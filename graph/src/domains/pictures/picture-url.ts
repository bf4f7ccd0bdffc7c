import { type PictureUrl, validPictureUrl } from '@fitness-zone/contract/picture-url.ts';
import { InvalidInput } from '@fitness-zone/contract/valid-input.ts';
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

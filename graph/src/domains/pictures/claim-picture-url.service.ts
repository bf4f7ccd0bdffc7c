import { hostedPictureUrl, type PictureUrl } from '@fitness-zone/contract/pictures/picture-url.ts';
import type { Context } from '../../context/context.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { hostedPictureRule, pictureHostOf } from './picture-url.rules.ts';

/**
 * The address of a picture for a record about to be written. Our own pictures lose their origin and are claimed, so
 * that they aren't removed as unused before the record is written.
 * @throws Refusal `invalid`, naming the field, for a picture on another host; `not-found`, naming the field, for a
 *   picture of ours that doesn't exist
 */
export async function claimPictureUrl(
  { config, images }: Pick<Context, 'config' | 'images'>,
  given: PictureUrl,
  { field, label }: { field: string; label: string },
): Promise<PictureUrl> {
  const url = hostedPictureUrl(given, pictureHostOf(config));
  if (url === null) {
    const message = hostedPictureRule(config, label)(given) ?? '';
    throw new Refusal('invalid', message, { field });
  }
  if (await images.claim(url)) return url;
  const message = `${label} is no longer stored here. Please upload it again.`;
  throw new Refusal('not-found', message, { field });
}

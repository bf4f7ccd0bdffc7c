import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { absolutePictureUrl } from '../pictures/picture-url.rules.ts';
import { photoAddresses } from './photo-address.rules.ts';
import type { PrivatePhotoRecord } from './private-photo.model.ts';

/** A photo's addresses, signed for the caller. */
export const addressesFor = (context: Context, photo: PrivatePhotoRecord) =>
  photoAddresses(context, photo, requireUser(context)._id);

/** A photo with its whole address, signed for the caller. */
export const describePrivatePhoto = (context: Context, photo: PrivatePhotoRecord) => ({
  _id: photo._id.toHexString(),
  url: absolutePictureUrl(addressesFor(context, photo).url, context.config.publicUrl),
  width: photo.width,
  height: photo.height,
});

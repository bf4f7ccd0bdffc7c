import type { Types } from 'mongoose';
import type { EncodedPhoto } from '../../adapters/images/photo-renditions.ts';
import type { Shop } from '../../context/shop.ts';
import { isObjectId, objectIdOf } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { PrivatePhotoRecord } from './private-photo.model.ts';

type Services = Pick<Shop, 'models' | 'now'>;

/**
 * Stores an encoded photo, visible only to its uploader until a record claims it: in the shop's bucket, or else in the
 * database.
 * @throws Refusal `unavailable` when the bucket's server doesn't answer
 */
export async function storePrivatePhoto(
  { models, images: { bucket }, now }: Services & Pick<Shop, 'images'>,
  uploaderId: Types.ObjectId,
  { width, height, color, renditions }: EncodedPhoto,
): Promise<PrivatePhotoRecord & { size: number }> {
  const claimedAt = new Date(now());
  const widths = renditions.map((one) => one.width);
  const photo = { uploaderId, width, height, color, widths, claimedAt };
  // The record comes first, since the sweeper deletes objects without one.
  const { _id } = await models.PrivatePhoto.create({ ...photo, ...(!bucket && { renditions }) });
  try {
    await bucket?.makePrivate(_id.toHexString(), renditions);
  } catch (error) {
    await models.PrivatePhoto.deleteOne({ _id });
    throw error;
  }
  return { _id, width, height, color, widths, size: renditions.at(-1)?.bytes.length ?? 0 };
}

/** The record to attach photos to, and the accounts that can then open them. */
type Claim = { uploaderId: Types.ObjectId; belongsTo: Types.ObjectId; viewerIds: Types.ObjectId[] };

/**
 * Attaches uploaded photos to a thread or an order that is about to name them. Safe to repeat.
 * @throws Refusal `not-found`, naming the field, for a photo that somebody else uploaded, that belongs to another
 * record, or that was removed after a day without a record
 */
export async function claimPrivatePhotos(
  { models, now }: Services,
  { uploaderId, belongsTo, viewerIds }: Claim,
  photoIds: readonly string[] | null | undefined,
): Promise<PrivatePhotoRecord[]> {
  const photos: PrivatePhotoRecord[] = [];
  for (const id of new Set(photoIds ?? [])) {
    const _id = isObjectId(id) ? objectIdOf(id) : null;
    const { matchedCount } = await models.PrivatePhoto.updateOne(
      { _id, uploaderId, belongsTo: { $in: [null, belongsTo] } },
      { $set: { belongsTo, viewerIds, claimedAt: new Date(now()) } },
    );
    const described = { width: 1, height: 1, color: 1, widths: 1 } as const;
    const photo = matchedCount && (await models.PrivatePhoto.findById(_id, described).lean());
    if (!photo) throw gone();
    photos.push(photo);
  }
  return photos;
}

const gone = () =>
  new Refusal('not-found', 'This photo is no longer stored. Please upload it again.', {
    field: 'photoIds',
  });

export const removePrivatePhotos = async (
  { models }: Pick<Services, 'models'>,
  ids: readonly Types.ObjectId[],
): Promise<void> => void (await models.PrivatePhoto.deleteMany({ _id: { $in: [...ids] } }));

/** Removes the photos of a thread or an order, or an account's uploads. */
export const removePrivatePhotosOf = async (
  { models }: Pick<Services, 'models'>,
  belongsTo: Types.ObjectId,
  uploaderId?: Types.ObjectId,
): Promise<void> =>
  void (await models.PrivatePhoto.deleteMany({ belongsTo, ...(uploaderId && { uploaderId }) }));

/** Removes an account's uploads that no record has claimed. */
export const removeUnclaimedPhotosOf = async (
  { models }: Pick<Services, 'models'>,
  uploaderId: Types.ObjectId,
): Promise<void> => void (await models.PrivatePhoto.deleteMany({ uploaderId, belongsTo: null }));

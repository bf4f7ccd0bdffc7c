import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { objectIdOf } from '../../shared/ids.ts';
import { repeat } from '../../shared/repeat.ts';

type SweeperServices = Pick<Shop, 'models' | 'images' | 'log' | 'now'>;

const everyMs = hourMs;
const keptUnusedMs = dayMs;
const batchSize = 200;

/** Removes unused private photos, now and every hour. */
export const startPrivatePhotoSweeper = (services: SweeperServices) =>
  repeat(() => sweepPrivatePhotos(services), {
    everyMs,
    onFault: (err) => services.log.error({ err }, 'unused private photos were not removed'),
  });

/**
 * Removes photos that were uploaded or claimed more than a day ago and that no record names. Checks named ones only
 * once.
 * @returns how many were removed
 */
export async function sweepPrivatePhotos({
  models,
  images,
  log,
  now,
}: SweeperServices): Promise<number> {
  const { PrivatePhoto } = models;
  const unsettled = { kept: null, claimedAt: { $lt: new Date(now() - keptUnusedMs) } };
  let removed = 0;
  for (;;) {
    const photos = await PrivatePhoto.find(unsettled, { belongsTo: 1 }).limit(batchSize).lean();
    if (photos.length === 0) break;
    const named: Types.ObjectId[] = [];
    const unused: Types.ObjectId[] = [];
    for (const { _id, belongsTo } of photos) {
      const isNamed = belongsTo && (await isNamedBy(models, belongsTo, _id));
      (isNamed ? named : unused).push(_id);
    }
    await PrivatePhoto.updateMany({ _id: { $in: named } }, { $set: { kept: true } });
    // A photo claimed at this moment stays.
    const { deletedCount } = await PrivatePhoto.deleteMany({ ...unsettled, _id: { $in: unused } });
    removed += deletedCount;
  }
  if (removed > 0) log.info({ photos: removed }, 'removed private photos that nothing uses');
  const erased = await images.bucket?.removePrivate((ids) => withRecord(models, ids));
  if (erased) log.info({ photos: erased }, 'erased private photos from the bucket');
  return removed;
}

/** The ids among some that have a photo. */
async function withRecord(
  { PrivatePhoto }: SweeperServices['models'],
  ids: string[],
): Promise<string[]> {
  const found = await PrivatePhoto.find({ _id: { $in: ids.map(objectIdOf) } }, { _id: 1 }).lean();
  return found.map(({ _id }) => _id.toHexString());
}

async function isNamedBy(
  { Thread, Message, Order }: SweeperServices['models'],
  belongsTo: Types.ObjectId,
  photoId: Types.ObjectId,
): Promise<boolean> {
  if (await Message.exists({ threadId: belongsTo, 'photos._id': photoId })) return true;
  // Covers a message that a killed process hasn't copied yet.
  if (await Thread.exists({ _id: belongsTo, 'lastMessage.photos._id': photoId })) return true;
  return Boolean(await Order.exists({ _id: belongsTo, 'problems.steps.photos._id': photoId }));
}

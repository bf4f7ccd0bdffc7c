import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { PrivatePhotoRecord } from '../../private-photos/private-photo.model.ts';
import { claimPrivatePhotos } from '../../private-photos/private-photos.service.ts';
import type { OrderRecord } from '../order.model.ts';

/**
 * Attaches the viewer's photos to an order whose problem is about to name them. Safe to repeat.
 * @throws Refusal as `claimPrivatePhotos`
 */
export const claimProblemPhotos = (
  context: Context,
  { _id: belongsTo, buyerId, sellerId }: OrderRecord,
  photoIds: readonly string[] | null | undefined,
): Promise<PrivatePhotoRecord[]> =>
  claimPrivatePhotos(
    context,
    { uploaderId: requireUser(context)._id, belongsTo, viewerIds: [buyerId, sellerId] },
    photoIds,
  );

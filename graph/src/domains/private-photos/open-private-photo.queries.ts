import type { Shop } from '../../context/shop.ts';
import { isObjectId, notFound, objectIdOf } from '../../shared/ids.ts';
import type { SignedQuery } from '../../shared/signed-address.ts';
import { findSignedViewer } from '../accounts/tokens/signed-viewer.queries.ts';
import { signedPhoto } from './photo-address.rules.ts';

type Services = Pick<Shop, 'models' | 'images' | 'jwtSecret' | 'now'>;

/** A photo's bytes, or a signed address that is valid for minutes. */
type OpenedPhoto = Buffer | { address: string };

/**
 * Opens a photo for the account that its address was signed for: the uploader, a side of its record, or an admin.
 * @throws Refusal `not-found` for an expired or changed address, for a photo that is gone, and once the account is
 * suspended, deleted or no longer allowed to see the photo; `unavailable` when the bucket's server doesn't answer
 */
export async function openPrivatePhoto(
  services: Services,
  id: string,
  width: number,
  query: SignedQuery,
): Promise<OpenedPhoto> {
  const viewer = await findSignedViewer(services, signedPhoto(id), query);
  if (!viewer || !isObjectId(id)) throw notFound('Photo');
  const { _id: viewerId, role } = viewer;
  const visible =
    role === 'admin' ? {} : { $or: [{ uploaderId: viewerId }, { viewerIds: viewerId }] };
  const photo = await services.models.PrivatePhoto.findOne(
    { _id: objectIdOf(id), ...visible },
    { renditions: 1, widths: 1 },
  ).lean();
  if (!photo?.widths.includes(width)) throw notFound('Photo');
  const bytes = photo.renditions?.find((one) => one.width === width)?.bytes;
  // Lean reads return the driver's own type.
  if (bytes) return Buffer.from((bytes as unknown as { buffer: Uint8Array }).buffer);
  const { bucket } = services.images;
  const address = await bucket?.signPrivate(id, width);
  if (address) return { address };
  const read = await bucket?.readPrivate(id, width);
  if (!read) throw notFound('Photo');
  return Buffer.from(read);
}

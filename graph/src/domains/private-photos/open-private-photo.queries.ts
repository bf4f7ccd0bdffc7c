import type { Shop } from '../../context/shop.ts';
import { notFound } from '../../shared/ids.ts';
import { type PhotoAddress, readPhotoAddress } from './photo-address.rules.ts';

type Services = Pick<Shop, 'models' | 'jwtSecret' | 'now'>;

/**
 * The bytes of a photo, for the account that its address was signed for: the uploader, a side of the record that it
 * belongs to, or an admin.
 * @throws Refusal `not-found` for an address that has expired or was changed, for a photo that is gone, and once the
 *   account is suspended, deleted or no longer allowed to see the photo
 */
export async function openPrivatePhoto(
  services: Services,
  id: string,
  width: number,
  query: { viewer: string; until: number; signature: string },
): Promise<Buffer> {
  const address = readPhotoAddress(services, id, query);
  const bytes = address && (await findBytes(services, address, width));
  if (!bytes) throw notFound('Photo');
  return bytes;
}

async function findBytes({ models }: Services, { id, viewerId }: PhotoAddress, width: number) {
  const viewer = await models.User.findById(viewerId, {
    role: 1,
    deletingAt: 1,
    suspendedAt: 1,
  }).lean();
  if (!viewer || viewer.deletingAt || viewer.suspendedAt) return null;
  const visible =
    viewer.role === 'admin' ? {} : { $or: [{ uploaderId: viewerId }, { viewerIds: viewerId }] };
  const photo = await models.PrivatePhoto.findOne(
    { _id: id, ...visible },
    { renditions: 1 },
  ).lean();
  const found = photo?.renditions.find((one) => one.width === width)?.bytes;
  // Lean reads give the driver's own type.
  return found ? Buffer.from((found as unknown as { buffer: Uint8Array }).buffer) : null;
}

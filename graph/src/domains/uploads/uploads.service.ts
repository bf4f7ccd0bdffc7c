import type { Identity } from '../../adapters/identity/identity.ts';
import type { Images, StoredPicture } from '../../adapters/images/images.ts';
import type { Viewer } from '../../context/merged-types.ts';
import type { Shop } from '../../context/shop.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { bearerToken, findViewer } from '../accounts/tokens/viewer.queries.ts';
import type { PictureConfig } from '../pictures/picture-url.rules.ts';
import { photoAddresses } from '../private-photos/photo-address.rules.ts';
import { storePrivatePhoto } from '../private-photos/private-photos.service.ts';

export type UploadServices = Pick<Shop, 'jwtSecret' | 'models' | 'cache' | 'limits' | 'now'> & {
  config: Pick<Shop['config'], 'maxUploadBytes' | 'trustProxy'> &
    PictureConfig & {
      limits: Pick<Shop['config']['limits'], 'requests'>;
    };
  identity: Pick<Identity, 'identify'>;
  images: Images;
};

type UploaderServices = Pick<
  UploadServices,
  'jwtSecret' | 'models' | 'cache' | 'identity' | 'limits'
>;

/** `account` is null during sign-up. */
export type Uploader = { uid: string; account: Viewer | null };

/**
 * The uploader, proved by the product's token. During sign-up, before there is an account here, a Firebase ID token
 * proves them.
 * @throws Refusal `unauthenticated` without either, `too-many-requests`
 */
export async function requireUploader(
  services: UploaderServices,
  authorization: string | undefined,
): Promise<Uploader> {
  const uploader = await findUploader(services, authorization);
  await services.limits.spend('uploads', uploader.uid);
  return uploader;
}

async function findUploader(
  services: UploaderServices,
  authorization: string | undefined,
): Promise<Uploader> {
  const token = bearerToken(authorization);
  const viewer = token ? await findViewer(services, token) : null;
  if (viewer) return { uid: viewer.uid, account: viewer };
  const account = token ? await services.identity.identify(token) : null;
  if (account) return { uid: account.uid, account: null };
  throw new Refusal('unauthenticated', 'Please sign in to upload a photo.');
}

/**
 * Checks and stores a photo of an uploader.
 * @throws Refusal `invalid`, `too-large` or `unavailable` with the reason, `too-many-requests` when the uploader has
 * used up the day's photos
 */
export async function keepPhoto(
  { images, limits }: Pick<UploadServices, 'images' | 'limits'>,
  uid: string,
  photo: Uint8Array,
): Promise<StoredPicture> {
  await limits.spend('pictures', uid);
  return images.keep(photo);
}

/**
 * Does the same as `keepPhoto` for messages and problems: the photo gets no public address. A record claims it by its
 * `id`.
 * @throws Refusal as `keepPhoto`, `forbidden` without an account
 */
export async function keepPrivatePhoto(
  services: Pick<UploadServices, 'images' | 'limits' | 'models' | 'jwtSecret' | 'now'>,
  { uid, account }: Uploader,
  photo: Uint8Array,
) {
  if (!account) throw new Refusal('forbidden', 'Please finish signing up first.');
  await services.limits.spend('pictures', uid);
  const encoded = await services.images.encode(photo);
  const stored = await storePrivatePhoto(services, account._id, encoded);
  const { url, smallestUrl } = photoAddresses(services, stored, account._id);
  const { width, height, size } = stored;
  return { id: stored._id.toHexString(), url, smallestUrl, width, height, size };
}

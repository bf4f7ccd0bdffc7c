import type { Identity } from '../../adapters/identity/identity.ts';
import type { Images, KeptPicture } from '../../adapters/images/images.ts';
import type { Shop } from '../../context/shop.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { bearerToken, findViewer } from '../accounts/tokens/viewer.queries.ts';

/** What uploading needs of the shop. */
export type UploadServices = Pick<Shop, 'jwtSecret' | 'models' | 'cache' | 'limits'> & {
  config: Pick<Shop['config'], 'maxUploadBytes' | 'publicUrl' | 'trustProxy'> & {
    limits: Pick<Shop['config']['limits'], 'requests'>;
  };
  identity: Pick<Identity, 'identify'>;
  images: Pick<Images, 'keep'>;
};

type UploaderServices = Pick<
  UploadServices,
  'jwtSecret' | 'models' | 'cache' | 'identity' | 'limits'
>;

/**
 * The uid of the uploader, proved by the product's token or, during sign-up when there is no
 * account here yet, by a Firebase ID token.
 * @throws Refusal `unauthenticated` without either, `too-many-requests`
 */
export async function requireUploader(
  services: UploaderServices,
  authorization: string | undefined,
): Promise<string> {
  const uid = await findUploader(services, authorization);
  await services.limits.spend('uploads', uid);
  return uid;
}

async function findUploader(
  services: UploaderServices,
  authorization: string | undefined,
): Promise<string> {
  const token = bearerToken(authorization);
  const viewer = token ? await findViewer(services, token) : null;
  if (viewer) return viewer.uid;
  const account = token ? await services.identity.identify(token) : null;
  if (account) return account.uid;
  throw new Refusal('unauthenticated', 'Please sign in to upload a photo.');
}

/**
 * Checks and keeps a photo of an uploader.
 * @throws Refusal `invalid`, `too-large` or `unavailable` with the reason, `too-many-requests` when the
 *   uploader has used up the day's photos
 */
export async function keepPhoto(
  { images, limits }: Pick<UploadServices, 'images' | 'limits'>,
  uid: string,
  photo: Uint8Array,
): Promise<KeptPicture> {
  await limits.spend('pictures', uid);
  return images.keep(photo);
}

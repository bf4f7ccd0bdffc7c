import { access, constants } from 'node:fs/promises';
import { openPictureFolder, type PictureFolder } from '../../../embedded/images/picture-folder.ts';
import type { Images, StoredPicture } from './images.ts';
import { openPhotoEncoder } from './photo-encoder.ts';
import type { EncodedPhoto } from './photo-renditions.ts';
import { addressesOf, nameInAddress, pictureNameOf, storedPicture } from './picture-address.ts';

/**
 * Stores pictures in `DATA_DIR/images`, under names made from their content. Its functions raise the refusals that
 * `Images` names, and the system's error when the folder cannot be written.
 * @throws the system's error when the folder cannot be created
 */
export async function openEmbeddedImages(dataDir: string): Promise<Images> {
  const folder = await openPictureFolder(dataDir);
  const encoder = openPhotoEncoder();
  return {
    folder: folder.path,
    bucket: null,
    keep: async (photo) => keepEncoded(folder, await encoder.encode(photo)),
    encode: encoder.encode,
    keepEncoded: (photo) => keepEncoded(folder, photo),
    claim: async (url) => !url.startsWith('/') || folder.renew(nameInAddress(url)),
    removeUnused: (before, findUsed) =>
      folder.removeUnused(before, async (names) => {
        const used = await findUsed(names.flatMap(addressesOf));
        return new Set(used.map(nameInAddress));
      }),
    ping: () => access(folder.path, constants.W_OK),
    close: encoder.close,
  };
}

async function keepEncoded(folder: PictureFolder, photo: EncodedPhoto): Promise<StoredPicture> {
  const name = pictureNameOf(photo);
  await folder.keep(name, photo.renditions);
  return storedPicture(name, photo);
}

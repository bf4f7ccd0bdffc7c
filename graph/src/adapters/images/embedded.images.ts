import { createHash } from 'node:crypto';
import { access, constants } from 'node:fs/promises';
import { readPictureName, writePictureName } from '@fitness-zone/contract/pictures/picture-name.ts';
import { openPictureFolder, type PictureFolder } from '../../../embedded/images/picture-folder.ts';
import type { Images, KeptPicture } from './images.ts';
import { openPhotoEncoder } from './photo-encoder.ts';
import type { EncodedPhoto } from './photo-renditions.ts';

/**
 * Keeps pictures in `DATA_DIR/images`, each under a name made of its content. Its functions raise the refusals
 * that `Images` names, and the system's error when the folder cannot be written.
 * @throws the system's error when the folder cannot be created
 */
export async function openEmbeddedImages(dataDir: string): Promise<Images> {
  const folder = await openPictureFolder(dataDir);
  const encoder = openPhotoEncoder();
  return {
    folder: folder.path,
    keep: async (photo) => keepEncoded(folder, await encoder.encode(photo)),
    encode: encoder.encode,
    keepEncoded: (photo) => keepEncoded(folder, photo),
    claim: async (url) => !url.startsWith('/') || folder.renew(nameIn(url)),
    removeUnused: (before, findUsed) =>
      folder.removeUnused(before, async (names) => {
        const used = await findUsed(names.flatMap(addressesOf));
        return new Set(used.map(nameIn));
      }),
    ping: () => access(folder.path, constants.W_OK),
    close: encoder.close,
  };
}

const addressOf = (name: string, width: number) => `/images/${name}/${width}.webp`;

/** The addresses of a picture's renditions, by any of which a record may name it. */
const addressesOf = (name: string): string[] =>
  (readPictureName(name)?.widths ?? []).map((width) => addressOf(name, width));

const nameIn = (address: string): string => address.split('/')[2] ?? '';

async function keepEncoded(folder: PictureFolder, photo: EncodedPhoto): Promise<KeptPicture> {
  const { width, height, color, renditions } = photo;
  const largest = renditions.at(-1) ?? renditions[0];
  const hash = createHash('sha256').update(largest.bytes).digest('hex').slice(0, 32);
  const widths = renditions.map((rendition) => rendition.width);
  const name = writePictureName({ hash, width, height, color, widths });
  await folder.keep(name, renditions);
  return { url: addressOf(name, width), width, height, size: largest.bytes.length };
}

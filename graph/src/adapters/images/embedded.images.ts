import { createHash } from 'node:crypto';
import { writePictureName } from '@fitness-zone/contract/picture-name.ts';
import { openPictureFolder, type PictureFolder } from '../../../embedded/images/picture-folder.ts';
import type { Images, KeptPicture } from './images.ts';
import type { CleanPhoto } from './photo.ts';

/** Keeps pictures in `DATA_DIR/images`, each under a name made of its content. */
export async function openEmbeddedImages(dataDir: string): Promise<Images> {
  const folder = await openPictureFolder(dataDir);
  return {
    folder: folder.path,
    async keep(photo) {
      // Loaded with the first upload: sharp costs memory, and a start does without.
      const { cleanPhoto } = await import('./photo.ts');
      return keepClean(folder, await cleanPhoto(photo));
    },
    keepClean: (photo) => keepClean(folder, photo),
  };
}

async function keepClean(folder: PictureFolder, photo: CleanPhoto): Promise<KeptPicture> {
  const { width, height, color, renditions } = photo;
  const largest = renditions.at(-1) ?? renditions[0];
  const hash = createHash('sha256').update(largest.bytes).digest('hex').slice(0, 32);
  const widths = renditions.map((rendition) => rendition.width);
  const name = writePictureName({ hash, width, height, color, widths });
  await folder.keep(name, renditions);
  return { url: `/images/${name}/${width}.webp`, width, height, size: largest.bytes.length };
}

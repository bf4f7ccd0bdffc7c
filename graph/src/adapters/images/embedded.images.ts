import { createHash } from 'node:crypto';
import { openPictureFolder } from '../../../embedded/images/picture-folder.ts';
import type { Images } from './images.ts';
import { cleanPhoto } from './photo.ts';
import { writePictureName } from './picture-name.ts';

/** Keeps pictures in `DATA_DIR/images`, each under a name made of its content. */
export async function openEmbeddedImages(dataDir: string): Promise<Images> {
  const folder = await openPictureFolder(dataDir);
  return {
    folder: folder.path,
    async keep(photo) {
      const { width, height, color, renditions } = await cleanPhoto(photo);
      const largest = renditions.at(-1) ?? renditions[0];
      const hash = createHash('sha256').update(largest.bytes).digest('hex').slice(0, 32);
      const widths = renditions.map((rendition) => rendition.width);
      const name = writePictureName({ hash, width, height, color, widths });
      await folder.keep(name, renditions);
      return { url: `/images/${name}/${width}.webp`, width, height, size: largest.bytes.length };
    },
  };
}

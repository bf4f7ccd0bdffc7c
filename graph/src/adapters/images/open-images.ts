import type { ImageHost } from '../../config/images.settings.ts';
import { openEmbeddedImages } from './embedded.images.ts';
import { openHostedImages } from './hosted.images.ts';
import type { Images } from './images.ts';

/**
 * Opens the image host: the given one, or our own in the data folder.
 * @throws the system's error when the data folder cannot be written; a given host is not asked yet
 */
export const openImages = async ({
  imageHost,
  dataDir,
}: {
  imageHost: ImageHost | null;
  dataDir: string;
}): Promise<Images> => (imageHost ? openHostedImages(imageHost) : openEmbeddedImages(dataDir));

import type { Connection } from 'mongoose';
import type { Config } from '../../config/config.ts';
import { openEmbeddedImages } from './embedded.images.ts';
import { openHostedImages } from './hosted.images.ts';
import type { Images } from './images.ts';

/**
 * Opens the configured image host: a bucket, an imgbb-compatible host, or our own in the data folder. Makes no request
 * to an external host yet.
 * @throws the system's error when the data folder cannot be written
 */
export async function openImages(
  { imageHost, s3, dataDir }: Pick<Config, 'imageHost' | 's3' | 'dataDir'>,
  connection: Connection,
): Promise<Images> {
  if (imageHost) return openHostedImages(imageHost);
  if (!s3) return openEmbeddedImages(dataDir);
  // Loaded only here: Amazon's client costs time and memory that most shops do without.
  const { openS3Images } = await import('./s3.images.ts');
  return openS3Images(s3, connection);
}

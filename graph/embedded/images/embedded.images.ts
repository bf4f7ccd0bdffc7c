import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Images, KeptPicture } from '../../src/adapters/images/images.ts';
import type { CleanPhoto } from '../../src/adapters/images/photo.ts';
import { writePictureName } from '../../src/adapters/images/picture-name.ts';

const unfinished = '.unfinished-';
const anHour = 60 * 60 * 1000;

/**
 * Keeps pictures in `DATA_DIR/images`, one folder a picture, named by its content.
 * A folder appears whole or not at all: it is written beside, flushed, and then renamed.
 */
export async function openEmbeddedImages(dataDir: string): Promise<Images> {
  const folder = join(dataDir, 'images');
  await mkdir(folder, { recursive: true });
  await sweep(folder);
  return {
    folder,
    async keep(photo) {
      // Loaded with the first upload: sharp costs memory, and a start does without.
      const { cleanPhoto } = await import('../../src/adapters/images/photo.ts');
      return keepClean(folder, await cleanPhoto(photo));
    },
    keepClean: (photo) => keepClean(folder, photo),
  };
}

async function keepClean(folder: string, photo: CleanPhoto): Promise<KeptPicture> {
  const { width, height, color, renditions } = photo;
  const largest = renditions.at(-1) ?? renditions[0];
  const hash = createHash('sha256').update(largest.bytes).digest('hex').slice(0, 32);
  const widths = renditions.map((rendition) => rendition.width);
  const name = writePictureName({ hash, width, height, color, widths });
  const home = join(folder, name);
  if (!(await exists(home))) await write(folder, home, photo);
  return { url: `/images/${name}/${width}.webp`, width, height, size: largest.bytes.length };
}

async function write(folder: string, home: string, { renditions }: CleanPhoto): Promise<void> {
  const draft = join(folder, `${unfinished}${randomUUID()}`);
  await mkdir(draft);
  try {
    await Promise.all(
      renditions.map(async ({ width, bytes }) => {
        await using file = await open(join(draft, `${width}.webp`), 'wx', 0o644);
        await file.writeFile(bytes);
        await file.sync();
      }),
    );
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another request kept the same picture first: its folder has the same bytes.
    if (!(await exists(home))) throw error;
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Clears what a crash left half written; younger folders may be another process's work. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > anHour) await rm(path, { recursive: true, force: true });
  }
}

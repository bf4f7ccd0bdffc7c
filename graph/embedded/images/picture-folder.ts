import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const unfinished = '.unfinished-';
const anHour = 60 * 60 * 1000;

/** One file of a picture: its width in pixels and its bytes. */
type PictureFile = { width: number; bytes: Uint8Array };

/** Where pictures are kept, one folder each. */
export type PictureFolder = {
  path: string;
  /** Writes a picture's files under its name; one that is there already stays as it is. */
  keep(name: string, files: PictureFile[]): Promise<void>;
};

/**
 * Opens `DATA_DIR/images`. A picture's folder appears whole or not at all: it is written under another
 * name, flushed, and then renamed.
 */
export async function openPictureFolder(dataDir: string): Promise<PictureFolder> {
  const path = join(dataDir, 'images');
  await mkdir(path, { recursive: true });
  await removeUnfinished(path);
  return {
    path,
    keep: async (name, files) => {
      const home = join(path, name);
      if (!(await exists(home))) await write(path, home, files);
    },
  };
}

async function write(folder: string, home: string, files: PictureFile[]): Promise<void> {
  const draft = join(folder, `${unfinished}${randomUUID()}`);
  await mkdir(draft);
  try {
    await Promise.all(
      files.map(async ({ width, bytes }) => {
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

/** Removes what a crash left half written; younger folders may be under way in another process. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > anHour) await rm(path, { recursive: true, force: true });
  }
}

import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { isNotFound, removeOld } from './remove-old.ts';

const unfinished = '.unfinished-';
const batchSize = 200;

/** `width` is in pixels. */
type PictureFile = { width: number; bytes: Uint8Array };

/** One folder for each picture. Its time is that of the last request for it. */
export type PictureFolder = {
  path: string;
  /** Writes a picture's files under its name, or renews an existing picture. */
  keep(name: string, files: PictureFile[]): Promise<void>;
  /** Sets a picture's time to now; false if no picture has this name. */
  renew(name: string): Promise<boolean>;
  /**
   * Removes pictures older than a moment, except used ones, which it renews. Pictures renewed meanwhile, even by
   * another process, stay.
   * @param findUsed returns the names in use, among these
   * @returns how many were removed
   */
  removeUnused(before: Date, findUsed: (names: string[]) => Promise<Set<string>>): Promise<number>;
};

/**
 * Opens `DATA_DIR/images`. A picture's folder appears whole or not at all: it is written under another
 * name, flushed, and then renamed.
 */
export async function openPictureFolder(dataDir: string): Promise<PictureFolder> {
  const path = join(dataDir, 'images');
  const folderOf = (name: string) => join(path, name);
  const draft = () => join(path, `${unfinished}${randomUUID()}`);
  await mkdir(path, { recursive: true, mode: 0o700 });
  await removeUnfinished(path);
  const removeUnusedOf = async (names: string[], before: Date, used: ReadonlySet<string>) => {
    let removed = 0;
    for (const name of names) {
      if (used.has(name)) await renew(folderOf(name));
      else if (await removeOld(folderOf(name), draft(), before)) removed += 1;
    }
    return removed;
  };
  return {
    path,
    keep: async (name, files) => {
      const home = folderOf(name);
      if (!(await renew(home))) await write(draft(), home, files);
    },
    renew: async (name) => {
      if (await renew(folderOf(name))) return true;
      // A removal that finds a renewed picture puts it back in a moment.
      await sleep(100);
      return renew(folderOf(name));
    },
    removeUnused: async (before, findUsed) => {
      const names = (await readdir(path)).filter((name) => !name.startsWith('.'));
      let removed = 0;
      for (let i = 0; i < names.length; i += batchSize) {
        const old = await olderThan(before, names.slice(i, i + batchSize), folderOf);
        if (old.length > 0) removed += await removeUnusedOf(old, before, await findUsed(old));
      }
      return removed;
    },
  };
}

/** Sets a folder's time to now; false if it doesn't exist. */
async function renew(home: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(home, now, now);
    return true;
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

async function olderThan(before: Date, names: string[], homeOf: (name: string) => string) {
  const old: string[] = [];
  for (const name of names) {
    const found = await stat(homeOf(name)).catch(() => null);
    if (found && found.mtime < before) old.push(name);
  }
  return old;
}

async function write(draft: string, home: string, files: PictureFile[]): Promise<void> {
  await mkdir(draft, { mode: 0o700 });
  try {
    await Promise.all(
      files.map(async ({ width, bytes }) => {
        await using file = await open(join(draft, `${width}.webp`), 'wx', 0o600);
        await file.writeFile(bytes);
        await file.sync();
      }),
    );
    await rename(draft, home);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another request kept the same picture first: its folder has the same bytes.
    if (!(await renew(home))) throw error;
  }
}

/** Removes files that a crash left half written. Younger folders may belong to another process. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > hourMs) await rm(path, { recursive: true, force: true });
  }
}

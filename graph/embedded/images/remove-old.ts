import { rename, rm, stat } from 'node:fs/promises';

export const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Removes a folder if its time is still earlier than `before`. It renames the folder first, then checks the time: a
 * process that renews it either did so earlier, and the folder is put back, or no longer finds it.
 * @param aside a free name on the same volume
 * @returns whether this call removed it
 */
export async function removeOld(home: string, aside: string, before: Date): Promise<boolean> {
  try {
    await rename(home, aside);
  } catch (error) {
    // Another process has removed it.
    if (isNotFound(error)) return false;
    throw error;
  }
  const { mtime } = await stat(aside);
  if (mtime >= before && (await putBack(aside, home))) return false;
  await rm(aside, { recursive: true, force: true });
  return mtime < before;
}

/** False if the same picture was written there meanwhile. */
async function putBack(aside: string, home: string): Promise<boolean> {
  try {
    await rename(aside, home);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && isTaken.has(`${error.code}`)) return false;
    throw error;
  }
}

const isTaken = new Set(['ENOTEMPTY', 'EEXIST']);

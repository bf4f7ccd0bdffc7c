import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Replaces a file's text so that a crash at any moment leaves the former or the latter text, never a part: writes and
 * flushes another file, renames it, and flushes the folder. Only the owner can read it.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const temporaryPath = `${path}.writing`;
  const file = await open(temporaryPath, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporaryPath, path);
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

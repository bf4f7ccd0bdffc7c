import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Creates a folder if needed and makes it and its files private to this process's user: existing ones, and all that
 * this process and its children create later.
 * @throws the system's error if the folder belongs to another user
 */
export function makePrivate(folder: string): void {
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  restrict(folder, 0o700);
  // Synchronous, since asynchronous calls take ten times as long for 100,000 photos.
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) restrict(path, 0o700);
    else if (entry.isFile()) restrict(path, 0o600);
  }
}

function restrict(path: string, mode: number): void {
  if ((lstatSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}

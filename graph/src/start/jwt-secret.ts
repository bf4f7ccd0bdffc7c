import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Source = { givenJwtSecret: string | null; dataDir: string };

const leastBytes = 32;

/**
 * The key of the product's tokens: configured, or generated at the first start and stored.
 * @throws if the stored one is too short
 */
export function jwtSecret({ givenJwtSecret, dataDir }: Source): Uint8Array {
  if (givenJwtSecret) return new TextEncoder().encode(givenJwtSecret);
  const file = join(dataDir, 'jwt-secret');
  const secret = read(file) ?? create(file);
  if (secret.length >= leastBytes) return secret;
  throw new Error(
    `${file} is damaged: it has ${secret.length} bytes. Restore it from a backup, or delete it: a new one is made, and everybody signs in again.`,
  );
}

function read(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/**
 * Writes a new secret to a temporary file, syncs it and links it to its name, so that a crash leaves the whole secret
 * or none. Unlike a rename, a link lets the first of several processes win.
 */
function create(file: string): Buffer {
  const temporaryPath = `${file}.${randomBytes(6).toString('hex')}`;
  const descriptor = openSync(temporaryPath, 'wx', 0o600);
  try {
    try {
      writeSync(descriptor, randomBytes(48).toString('base64url'));
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    linkSync(temporaryPath, file);
    syncFolder(dirname(file));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(temporaryPath, { force: true });
  }
  return readFileSync(file);
}

function syncFolder(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Source = { givenJwtSecret: string | null; dataDir: string };

/** The key of the product's tokens: the one given, else one made at the first start and kept. */
export function jwtSecret({ givenJwtSecret, dataDir }: Source): Uint8Array {
  if (givenJwtSecret) return new TextEncoder().encode(givenJwtSecret);
  const file = join(dataDir, 'jwt-secret');
  try {
    // `wx` lets the first of several processes decide.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file);
}

import { loadChunk } from '../../../lib/chunks/loadChunk.ts';
import { loadConfig } from '../../../lib/config.ts';
import type { Identity } from './identity.ts';

let pending: Promise<Identity> | undefined;

/**
 * Loads the identity provider's library once, when it is first needed: visitors who never sign in don't download it.
 * @throws ChunkLoadError or the configuration's error; the next call tries again
 */
export function loadIdentity(): Promise<Identity> {
  pending ??= connect().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function connect(): Promise<Identity> {
  const [{ connectFirebase }, config] = await Promise.all([
    loadChunk(() => import('./firebase.identity.ts')),
    loadConfig(),
  ]);
  return connectFirebase(config.firebase);
}

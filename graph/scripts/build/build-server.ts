import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh, noteFresh } from './fingerprint.ts';
import { serverFolder } from './folders.ts';

const server = {
  notedIn: join(serverFolder, '.sources'),
  sources: [
    'contract/**/*',
    'graph/{embedded,scripts,seed,src}/**/*',
    'sample-data/**/*.{ts,json}',
    'package-lock.json',
  ],
};

/**
 * Builds the server, unless the last build was made from the same sources.
 * @throws when the build fails; its own output says why
 */
export async function buildServerIfNeeded(): Promise<void> {
  if (!isFresh(server)) await buildServer();
}

/**
 * Builds the server, and notes from which sources.
 * @throws when the build fails; its own output says why
 */
export async function buildServer(): Promise<void> {
  // Of an earlier build nothing is left, nor is one believed that was not completed.
  rmSync(serverFolder, { recursive: true, force: true });
  const { bundleServer } = await import('./bundle-server.ts');
  await bundleServer();
  const program = join(import.meta.dirname, 'cache-code.js');
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The server could not be compiled.');
  noteFresh(server);
}

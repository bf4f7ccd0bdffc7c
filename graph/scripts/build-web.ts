import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fingerprintFile = join(root, 'web/dist/.sources');
const sources = [
  'schema.graphql',
  'contract/**/*',
  'web/src/**/*',
  'web/mocks/**/*',
  'web/build/**/*',
  'web/public/**/*',
  'web/index.html',
  'web/vite.config.ts',
  'package-lock.json',
];

/**
 * Builds the web application unless the last build was made from the same sources.
 * @throws when the build fails; its own output says why
 */
export function buildWebIfNeeded(): void {
  if (
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === fingerprintOf(sources)
  )
    return;
  console.log('Building the web application …');
  buildWeb('warn');
}

/**
 * Builds the web application, and notes from which sources.
 * @throws when the build fails; its own output says why
 */
export function buildWeb(logLevel: 'info' | 'warn'): void {
  const fingerprint = fingerprintOf(sources);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status } = spawnSync(process.execPath, [vite, 'build', 'web', '--logLevel', logLevel], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The web application could not be built.');
  writeFileSync(fingerprintFile, fingerprint);
}

function fingerprintOf(patterns: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

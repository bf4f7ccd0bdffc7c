import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fingerprintFile = join(root, 'web/dist/.sources');

/** Bytes; what is smaller fits a packet as it is. */
const smallestCompressed = 1024;

const builds = [
  ['build', 'web'],
  ['build', 'web', '--ssr', 'src/renderPage.tsx', '--outDir', 'dist/server'],
];
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
 * Builds the web application, for browsers and for the server, unless the last build was made from the same sources.
 * @throws when the build fails; its own output says why
 */
export async function buildWebIfNeeded(): Promise<void> {
  if (
    existsSync(fingerprintFile) &&
    readFileSync(fingerprintFile, 'utf8') === fingerprintOf(sources)
  )
    return;
  console.log('Building the web application …');
  await buildWeb('warn');
}

/**
 * Builds the web application, and notes from which sources.
 * @throws when the build fails; its own output says why
 */
export async function buildWeb(logLevel: 'info' | 'warn'): Promise<void> {
  const compiled = compileServer();
  const fingerprint = fingerprintOf(sources);
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  for (const build of builds) {
    const { status } = spawnSync(process.execPath, [vite, ...build, '--logLevel', logLevel], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The web application could not be built.');
  }
  compressAssets();
  await compiled;
  writeFileSync(fingerprintFile, fingerprint);
}

/** Fills the server's compile cache, in a process of its own meanwhile. */
async function compileServer(): Promise<void> {
  const program = join(root, 'graph/scripts/compile.ts');
  const env = { NODE_COMPILE_CACHE: join(root, 'graph/dist/compile-cache') };
  const [status] = await once(
    spawn(process.execPath, [program], { env, stdio: 'inherit' }),
    'exit',
  );
  if (status !== 0) throw new Error('The server could not be compiled.');
}

/** Writes what is worth it in brotli and gzip beside each asset, so that nothing is compressed on request. */
function compressAssets(): void {
  for (const file of globSync('web/dist/browser/assets/*.{js,css,svg}', { cwd: root })) {
    const path = join(root, file);
    const content = readFileSync(path);
    if (content.length < smallestCompressed) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
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

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isFresh, noteFresh } from './fingerprint.ts';

const root = join(import.meta.dirname, '../../..');

/** The highest, 11, takes more than twice the time and saves 2 %. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Bytes; smaller files fit a packet uncompressed. */
const smallestCompressed = 1024;

const vite = join(root, 'node_modules/vite/bin/vite.js');
const builds = {
  pages: [vite, 'build', 'web', '--logLevel'],
  server: [
    vite,
    'build',
    'web',
    '--ssr',
    'src/renderPage.tsx',
    '--outDir',
    'dist/server',
    '--logLevel',
  ],
  // Its build lists the files of the pages.
  worker: [join(root, 'web/scripts/build-worker.ts')],
};
type LogLevel = 'info' | 'warn';

const web = {
  notedIn: join(root, 'web/dist/.sources'),
  sources: [
    'schema.graphql',
    'contract/**/*',
    'web/src/**/*',
    'web/mocks/**/*',
    'web/build/**/*',
    'web/scripts/build-worker.ts',
    'web/public/**/*',
    'web/index.html',
    'web/vite.config.ts',
    'package-lock.json',
  ],
};

/**
 * Builds the web application, for browsers and for the server, unless the last build was made from the same sources.
 * @throws when the build fails; its own output says why
 */
export async function buildWebIfChanged(): Promise<void> {
  if (isFresh(web)) return;
  process.stdout.write('Building the web application; this takes half a minute.\n');
  await buildWeb('warn');
}

/**
 * Builds the web application, and records the sources that it used.
 * @throws when the build fails; its own output says why
 */
export async function buildWeb(logLevel: LogLevel): Promise<void> {
  run([...builds.pages, logLevel], logLevel);
  nameBuild();
  run([...builds.server, logLevel], logLevel);
  run(builds.worker, logLevel);
  compressAssets();
  noteFresh(web);
}

function run(command: string[], logLevel: LogLevel): void {
  const { status } = spawnSync(process.execPath, command, {
    cwd: root,
    // Tests build, too, under another NODE_ENV.
    env: { ...process.env, NODE_ENV: 'production' },
    // Shows Vite's progress at level info; warnings and errors always.
    stdio: ['ignore', logLevel === 'info' ? 'inherit' : 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The web application could not be built.');
}

/**
 * Writes the build's name into its page. The page's content identifies the build, since it names the scripts by content
 * hash.
 */
function nameBuild(): void {
  const path = join(root, 'web/dist/browser/index.html');
  const page = readFileSync(path, 'utf8');
  const build = createHash('sha256').update(page).digest('hex').slice(0, 12);
  writeFileSync(path, page.replace('</head>', `<meta name="build" content="${build}" /></head>`));
}

/** Writes brotli and gzip versions beside each asset that gains from them, so that no request waits for compression. */
function compressAssets(): void {
  for (const file of globSync('web/dist/browser/assets/*.{js,css,svg}', { cwd: root })) {
    const path = join(root, file);
    const content = readFileSync(path);
    if (content.length < smallestCompressed) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: quality }));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

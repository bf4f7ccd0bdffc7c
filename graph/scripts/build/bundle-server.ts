import { dirname, join, relative } from 'node:path';
import { type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { root, serverFolder } from './folders.ts';

/** Loaded from their own files: they read others beside them, are native, or are loaded by few shops. */
const notBundled = [
  ...['altair-fastify-plugin', 'firebase-tools', 'ioredis', 'nodemailer', 'prom-client', 'sharp'],
];

/** A bundle each, since threads do not share what they load. */
const bundles = [
  { file: 'server.cjs', input: 'graph/scripts/serve.ts' },
  { file: 'store-thread.cjs', input: 'graph/embedded/mongo/worker.ts' },
];

const output: OutputOptions = {
  dir: serverFolder,
  format: 'cjs',
  exports: 'named',
  chunkFileNames: '[name]-[hash].cjs',
  // Names are kept, which errors and logs tell.
  keepNames: true,
  comments: false,
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
};

/**
 * Writes the server and its thread, each with the packages that it uses, as a file; what is loaded later is in files
 * of its own. A process that loads 3,000 modules holds the text of each, comments included, and what Node and V8 know
 * of it: 30 MB more.
 * @throws when something cannot be resolved or compiled
 */
export async function bundleServer(): Promise<void> {
  for (const { file, input } of bundles) {
    await using build = await rolldown({
      cwd: root,
      input: join(root, input),
      platform: 'node',
      logLevel: 'silent',
      external: notBundled.map((name) => new RegExp(`^${name}(/|$)`)),
      plugins: [lighterPackages, ownAddresses, ownImport, asciiOnly],
    });
    await build.write({ ...output, entryFileNames: file });
  }
}

/** Node's own, in whose place a package brings all of Unicode's names of hosts, which take 5 MB. */
const ownUrl = join(import.meta.dirname, 'own-url.js');

/** Packages that others load at once and that few shops use; together some 5 MB. */
const loadedWhenUsed = new Set(['yaml', 'google-auth-library', '@mongodb-js/saslprep']);
const later = '\0later:';

const lighterPackages: Plugin = {
  name: 'lighter-packages',
  async resolveId(name, importer) {
    if (name === 'whatwg-url') return ownUrl;
    if (importer?.startsWith(later)) return { id: name, external: true };
    if (!loadedWhenUsed.has(name)) return null;
    const file = await this.resolve(name, importer, { skipSelf: true });
    return file && `${later}${relative(serverFolder, file.id)}`;
  },
  load(id) {
    if (!id.startsWith(later)) return null;
    const file = JSON.stringify(id.slice(later.length));
    return `module.exports = new Proxy({}, { get: (_, name) => require(${file})[name] });`;
  },
};

/** Files find others from where they were written. */
const ownAddresses: Plugin = {
  name: 'own-addresses',
  transform(code, id) {
    const file = JSON.stringify(relative(serverFolder, id));
    const folder = `require('node:path').join(__dirname, ${file}, '..')`;
    if (id.includes('/@fastify/swagger-ui/')) return code.replaceAll('__dirname', folder);
    if (!code.includes('import.meta.') || id.includes('/node_modules/')) return null;
    const thread = JSON.stringify(relative(dirname(id), join(serverFolder, 'store-thread.cjs')));
    const url = `new URL(${file}, require('node:url').pathToFileURL(__filename)).href`;
    return code
      .replaceAll("'./worker.ts'", thread)
      .replaceAll('import.meta.url', url)
      .replaceAll('import.meta.dirname', folder)
      .replaceAll('import.meta.main', 'false');
  },
};

/** What V8 runs as a script cannot import later what it names; `load-server.js` gives it a function for that. */
const ownImport: Plugin = {
  name: 'own-import',
  generateBundle(_options, files) {
    const server = files['server.cjs'];
    if (server?.type !== 'chunk') return;
    server.code = server.code.replaceAll(/(?<![.\w$])import\(/g, 'importLater(');
  },
};

/** Of a text with one other character V8 would keep each character in two bytes. */
const asciiOnly: Plugin = {
  name: 'ascii-only',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
    }
  },
};

const escaped = (one: string) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`;

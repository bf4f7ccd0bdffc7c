/**
 * Builds the service worker, `sw.js`, after the application. It lists the build's files that each role's screens need,
 * along the imports. Run by `npm run build`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { ChunkContent } from '../build/packageSizes.ts';
import type { Screen } from '../src/screens/screen.ts';

type Entry = {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};

const web = new URL('../', import.meta.url);
const dist = new URL('dist/browser/', web);
const read = (file: string) => readFileSync(new URL(file, dist));
const readJson = <T>(file: string) => JSON.parse(read(file).toString()) as T;

/** Files whose names stay the same when their content changes. */
const named = ['index.html', 'before-paint.js', 'favicon.svg', 'avatar.svg', 'missing-picture.svg'];

const manifest = readJson<Record<string, Entry>>('.vite/manifest.json');
const contents = readJson<Record<string, ChunkContent>>('.vite/packages.json');
const fonts = Object.values(manifest)
  .map(({ file }) => file)
  .filter((file) => file.endsWith('.woff2'));

const rolesOf = await rolesOfModules();

/** The files that a role's screens need, including dialogs and menus. */
function filesOf(role: string): string[] {
  const isOthers = ({ file }: Entry) => {
    const roles = contents[file]?.modules.flatMap((module) => rolesOf.get(module) ?? []) ?? [];
    return roles.length > 0 && !roles.includes(role);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const keys = new Set(['src/main.tsx', ...entries].map(keyOf));
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const one of imports) keys.add(one);
    for (const one of dynamicImports) {
      const entry = manifest[one];
      if (entry && !isOthers(entry)) keys.add(one);
    }
  }
  const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files), ...fonts].map((file) => `/${file}`).sort();
}

/** The key of the chunk that contains a module. */
function keyOf(module: string): string {
  if (manifest[module]) return module;
  const key = Object.keys(manifest).find((one) =>
    contents[manifest[one]?.file ?? '']?.modules.includes(module),
  );
  if (!key) throw new Error(`${module} is in none of the build's chunks.`);
  return key;
}

/** The roles that may open each screen's component, by module; loads none of them. */
async function rolesOfModules(): Promise<Map<string, string[]>> {
  const roles = new Map<string, string[]>();
  let screen: Screen | undefined;
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      if (!screen || !specifier.endsWith('.tsx')) return next(specifier, context);
      const module = new URL(specifier, context.parentURL).href.slice(web.href.length);
      roles.set(module, [...(roles.get(module) ?? []), ...(screen.roles ?? signedIn)]);
      return { url: 'data:text/javascript,', shortCircuit: true };
    },
  });
  const [{ memberScreens }, { visitorScreens }, { signedIn }] = await Promise.all([
    import('../src/screens/members.ts'),
    import('../src/screens/visitors.ts'),
    import('../src/screens/screen.ts'),
  ]);
  for (screen of [...visitorScreens, ...memberScreens]) {
    await screen.load();
    await screen.frame?.load();
  }
  hooks.deregister();
  return roles;
}

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

const common = named.map((file) => ({ url: `/${file}`, revision: hashOf(read(file)) }));
const [, ownBuild] = /<meta name="build" content="(\w+)"/.exec(read('index.html').toString()) ?? [];

await build({
  configFile: false,
  root: fileURLToPath(web),
  publicDir: false,
  logLevel: 'warn',
  define: {
    'process.env.NODE_ENV': '"production"',
    buildName: JSON.stringify(ownBuild),
    buildFiles: JSON.stringify(
      Object.fromEntries(
        ['BUYER', 'SELLER', 'ADMIN'].map((role) => [role, [...common, ...filesOf(role)]]),
      ),
    ),
  },
  build: {
    outDir: fileURLToPath(dist),
    emptyOutDir: false,
    target: 'safari16.4',
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('src/serviceWorker/serviceWorker.ts', web)),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

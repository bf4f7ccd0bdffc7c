/**
 * Checks the weight of the built pages: the home page's initial script, that of first visits, and each further screen's.
 * Prints each figure beside its limit and fails if one is exceeded.
 */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { ChunkContent } from '../build/packageSizes.ts';
import { chunkNames, screens as startsOfScreens } from '../build/screenChunks.ts';

/**
 * Gzipped kilobytes, and the number of script files of one page. A screen loads each group of shared chunks as a whole,
 * so that the next screens load almost nothing. A first visit to a screen with fields and tables may take 120 KB;
 * signed-in users, who loaded the sign-in page before, 75 KB more than it.
 */
const limits = { home: 215, screen: 120, member: 75, files: 25 };

const home = 'src/features/home/HomePage.tsx';
const dashboard = 'src/app/dashboard/DashboardLayout.tsx';
const members = 'src/screens/members.ts';
const signIn = 'src/features/accounts/sign-in/SignInPage.tsx';
/** Modules that every page loads after hydration. */
const later = [
  'src/app/layout/PageNotice.tsx',
  'src/app/live/subscribeToChanges.ts',
  'src/app/footer/Footer.tsx',
];
/** Everything that a visitor's first page loads, with a limit on its growth. */
const visits = [
  {
    path: '/',
    limit: 242,
    modules: [
      home,
      ...later,
      'src/features/home/Collections.tsx',
      'src/features/home/company/Company.tsx',
    ],
  },
  {
    path: '/pages',
    limit: 332,
    modules: [
      dashboard,
      'src/features/finding/AllProductsPage.tsx',
      ...later,
      'src/features/places/PlaceAutocomplete.tsx',
      'src/features/places/ProductDistance.tsx',
    ],
  },
];

type Entry = {
  file: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
};

const dist = new URL('../dist/browser/', import.meta.url);
const read = async <T>(path: string): Promise<T> =>
  JSON.parse(await readFile(new URL(path, dist), 'utf8')) as T;

const manifest = await read<Record<string, Entry>>('.vite/manifest.json');
const contents = await read<Record<string, ChunkContent>>('.vite/packages.json');

/** In gzip, for browsers without brotli. */
const weights = new Map<string, number>();
for (const { file } of Object.values(manifest)) {
  if (file.endsWith('.js')) {
    weights.set(file, gzipSync(await readFile(new URL(file, dist)), { level: 9 }).length / 1024);
  }
}

/** The files of a chunk and all its imports. */
function filesOf(key: string, found = new Set<string>()): Set<string> {
  const entry = manifest[key];
  if (!entry) throw new Error(`${key} is not in the build's manifest.`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const name of entry.imports ?? []) filesOf(name, found);
  return found;
}

const keys = Object.keys(manifest);

/** The chunk that contains a module; it may be named after a screen or after the module. */
function keyOf(module: string): string {
  const has = (key: string) => contents[manifest[key]?.file ?? '']?.modules.includes(module);
  const key = keys.find(has);
  if (!key) throw new Error(`${module} is in none of the build's chunks.`);
  return key;
}

/** The files of a page: those of its modules, and those that every page starts with. */
function filesOfPage(modules: readonly string[]): Set<string> {
  const files = new Set(shell);
  for (const module of modules) filesOf(keyOf(module), files);
  return files;
}

const sum = (files: Iterable<string>) =>
  [...files].reduce((total, file) => total + (weights.get(file) ?? 0), 0);
const kb = (value: number) => value.toFixed(1).padStart(6);

const shell = new Set(['src/main.tsx', 'src/start.tsx'].flatMap((one) => [...filesOf(keyOf(one))]));
const homeFiles = filesOfPage([home]);
/** The files that screens share with visitors' first pages. */
const everyPage = filesOfPage([...later, dashboard]);
/** The files that signed-in users have already: the sign-in page is a form, with Formik, Yup and fields. */
const everyMemberPage = filesOfPage([...later, dashboard, signIn, members]);
const memberScreens = new Set(manifest[keyOf(members)]?.dynamicImports);
if (memberScreens.size === 0) throw new Error('The build has no screens for signed-in users.');

/** Distributes each file's compressed size among its packages, in proportion to their uncompressed sizes. */
const byPackage = new Map<string, number>();
for (const file of homeFiles) {
  const parts = Object.entries(contents[file]?.packages ?? {});
  const whole = parts.reduce((total, [, size]) => total + size, 0) || 1;
  for (const [name, size] of parts) {
    const share = ((weights.get(file) ?? 0) * size) / whole;
    byPackage.set(name, (byPackage.get(name) ?? 0) + share);
  }
}

const screens = Object.values(contents)
  .flatMap(({ modules }) => modules)
  .filter((module) => /^src\/(features|screens)\/.*Page\.tsx$/.test(module))
  .map((module) => {
    const name = module.replace(/^src\/(features|screens)\//, '');
    const isMember = memberScreens.has(module);
    const known = isMember ? everyMemberPage : everyPage;
    const files = filesOfPage([module]);
    const added = [...files].filter((file) => !known.has(file));
    return { name, isMember, size: sum(added), files: files.size };
  })
  .sort((a, b) => b.size - a.size);

const over: string[] = [];
function print(name: string, size: number, limit: number): void {
  console.log(`${kb(size)} of ${limit} KB  ${name}`);
  if (size > limit) over.push(name);
}
function printPage(name: string, size: number, limit: number, files: number): void {
  print(`${name}, ${files} files`, size, limit);
  if (files > limits.files) over.push(`${name}: more than ${limits.files} files`);
}

console.log('The home page’s first script, gzipped');
printPage('home', sum(homeFiles), limits.home, homeFiles.size);
for (const [name, size] of [...byPackage].sort(([, a], [, b]) => b - a)) {
  if (size >= 1) console.log(`${kb(size)} of it    ${name}`);
}
console.log('All script of a first visit');
for (const { path, limit, modules } of visits) {
  const files = filesOfPage(modules);
  printPage(path, sum(files), limit, files.size);
}
console.log('What each further screen adds');
for (const { name, size, files } of screens.filter(({ isMember }) => !isMember)) {
  printPage(name, size, limits.screen, files);
}
console.log('What each screen for signed-in users adds to the sign-in page’s');
for (const { name, size, files } of screens.filter(({ isMember }) => isMember)) {
  printPage(name, size, limits.member, files);
}

const built = new Set(keys.map((key) => manifest[key]?.name));
const modules = Object.values(contents).flatMap((content) => content.modules);
const missing = [
  ...chunkNames.filter((name) => !built.has(name)),
  ...Object.values(startsOfScreens)
    .flat()
    .filter((path) => !modules.some((module) => module.startsWith(path))),
];
if (missing.length > 0) console.error(`Matches no module: ${missing.join(', ')}.`);

// A chunk's files are imported as modules (src/lib/chunks/importChunk.ts), so its style sheets would not load.
const styled = keys.filter((key) => !manifest[key]?.isEntry && manifest[key]?.css);
if (styled.length > 0) console.error(`With a style sheet of its own: ${styled.join(', ')}`);
if (over.length > 0) console.error(`Over the budget: ${over.join('; ')}`);
if (styled.length > 0 || over.length > 0 || missing.length > 0) process.exitCode = 1;

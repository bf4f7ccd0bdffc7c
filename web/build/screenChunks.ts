import type { Rolldown } from 'vite';

/**
 * The screens whose scripts are kept together, each with its entries: path prefixes, within `web`, of modules that are
 * imported on demand. A module belongs to the first screen that needs it.
 */
export const screens = {
  home: ['src/features/home/HomePage.tsx', 'src/features/places/ProductDistance.tsx'],
  // Modules that every page loads after hydration, and those below the home page's fold.
  live: [
    'src/app/live/',
    'src/app/footer/',
    'src/app/layout/PageNotice.tsx',
    'src/apollo/races/',
    'src/features/home/',
  ],
  dashboard: ['src/app/dashboard/DashboardLayout.tsx'],
  list: [
    'src/features/finding/AllProductsPage.tsx',
    'src/features/finding/category/CategoryPage.tsx',
    'src/features/finding/seller/',
  ],
  fields: ['src/features/places/PlaceAutocomplete.tsx', 'src/features/places/PlaceOptions.tsx'],
  forms: [
    'src/features/accounts/sign-in/SignInPage.tsx',
    'src/features/accounts/sign-up/SignUpPage.tsx',
    'src/features/info/ContactPage.tsx',
  ],
  members: [
    'src/app/MemberScreens.tsx',
    'src/app/dashboard/RoleLinks.tsx',
    'src/app/tabs/MemberTabs.tsx',
  ],
  notifications: ['src/features/notifications/'],
} as const;
type Screen = keyof typeof screens;
const names = Object.keys(screens) as Screen[];

/** A module with this many entries belongs to no single screen. */
const leastShared = 3;

/**
 * Screens whose shared modules form a chunk of their own, so that others load only that: the least number of other
 * entries that need a module.
 */
const divided: Partial<Record<Screen, number>> = {
  home: leastShared,
  list: 2,
  fields: 1,
  forms: 1,
};

/** Screens whose shared modules count as belonging to no screen. */
const undivided = new Set<Screen>(['members', 'notifications']);

/** The order in which chunks take modules and the rest of their imports: those that others import come first. */
const ofScreens = [
  ...['home-shared', 'live', 'dashboard', 'list-shared', 'fields-shared', 'forms-shared'],
  ...['rest', 'forms', 'dialogs', 'home', 'list', 'fields', 'members', 'notifications'],
];

/**
 * Index modules of packages. A page also imports what it needs from the module itself, or has it from the start.
 * Following the index would lead from each module of a package to all screens.
 */
const tableOfContents =
  /[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+[\\/](styles[\\/])?index\.\w+$/;
const generated = /[\\/]src[\\/]generated[\\/]/;

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1];

/** Chunks that every page starts with, or that unrelated screens share. */
const common: Rolldown.CodeSplittingGroup[] = [
  // The scripts in the page's HTML, which import the rest after the first paint.
  { name: 'main', test: /[\\/]src[\\/](main\.tsx|lib[\\/]chunks[\\/]importChunk)/ },
  {
    name: 'react',
    tags: ['$initial'],
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
  { name: 'start', tags: ['$initial'], test: /[\\/](contract|src)[\\/]/ },
  {
    name: 'fragments',
    test: /[\\/]src[\\/]generated[\\/]fragments[\\/]/,
    minShareCount: 3,
  },
];

/** All chunks that belong to no single screen or part; `npm run budget` rejects an empty one. */
export const chunkNames = [...common.map(({ name }) => String(name)), ...ofScreens];

/**
 * Divides the scripts into a few files per screen, along the imports; only the screens' entries are listed. Generated
 * documents follow the modules that import them.
 * @param root the folder of the web application
 */
export function screenChunks(root: string): Rolldown.CodeSplittingOptions {
  const chunks = new Map<string, string | null>();
  function find(id: string, context: Context): string | null {
    if (generated.test(id)) return null;
    const known = chunks.get(id);
    if (known !== undefined) return known;
    const found = chunkOf(entriesOf(id, context, root), isOfForms(id, context));
    chunks.set(id, found);
    return found;
  }
  return {
    includeDependenciesRecursively: false,
    groups: [
      ...common,
      ...ofScreens.map((chunk) => ({
        name: (id: string, context: Context) => (find(id, context) === chunk ? chunk : null),
        debugName: chunk,
        includeDependenciesRecursively: true,
      })),
    ],
  };
}

/** The entries that import a module, directly or through others. */
function entriesOf(id: string, context: Context, root: string): string[] {
  const seen = new Set([id]);
  const entries: string[] = [];
  for (const one of seen) {
    const info = context.getModuleInfo(one);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) entries.push(one.slice(root.length + 1));
    for (const importer of info.importers) if (!tableOfContents.test(importer)) seen.add(importer);
  }
  return entries;
}

/** Packages that only forms load: Formik, Yup, and everything that imports them. */
const formPackages = /[\\/]node_modules[\\/](?!@mui[\\/])/;
const formik = /[\\/]node_modules[\\/](formik|yup)[\\/]/;

function isOfForms(id: string, context: Context): boolean {
  if (formPackages.test(id)) return true;
  const seen = new Set([id]);
  for (const one of seen) {
    if (formik.test(one)) return true;
    if (one.includes('node_modules') || generated.test(one)) continue;
    for (const imported of context.getModuleInfo(one)?.importedIds ?? []) seen.add(imported);
  }
  return false;
}

const starts = (screen: Screen, entry: string) =>
  screens[screen].some((path) => entry.startsWith(path));

/** The chunk of a module with these entries; null if there are few, whose own chunks then contain it. */
function chunkOf(entries: readonly string[], isOfForms: boolean): string | null {
  const screen = names.find((name) => entries.some((entry) => starts(name, entry)));
  const others = screen ? entries.filter((entry) => !starts(screen, entry)) : entries;
  if (!screen || (undivided.has(screen) && others.length > 0)) {
    if (entries.length < leastShared) return null;
    return isOfForms ? 'dialogs' : 'rest';
  }
  if (screen === 'forms' && isOfForms) return screen;
  const isShared = others.length >= (divided[screen] ?? Number.POSITIVE_INFINITY);
  return isShared ? `${screen}-shared` : screen;
}

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { iconModules } from './build/iconModules.ts';
import { mockWorker } from './build/mockWorker.ts';
import { packageSizes } from './build/packageSizes.ts';
import { replaceModules } from './build/replaceModules.ts';
import { serverBuild } from './build/serverBuild.ts';
import { unusedComponents } from './build/unusedComponents.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const isMain = (name: string) => /(^|[\\/])index-/.test(name);
const isInitial = (name: string) =>
  /[\\/](apollo|index|packages|react|rolldown-runtime|start)-[^\\/]+\.js$/.test(name);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    replaceModules(),
    iconModules(),
    unusedComponents(),
    react(),
    packageSizes(),
    mockWorker(),
    serverBuild(),
  ],
  // Of rxjs the build with real classes, which is smaller than the one that imitates them.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist/browser',
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The own file of a chunk is in its import already (build/replacements/preload.ts), and what every page
      // starts with is there when any other chunk is asked for.
      resolveDependencies: (file, files, { hostId, hostType }) =>
        hostType === 'html'
          ? files
          : files.filter((name) => name !== file && (isMain(hostId) || !isInitial(name))),
    },
    chunkSizeWarningLimit: 640,
    rolldownOptions: {
      output: {
        // Every page starts with a list of these names.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // What every page starts with: left to itself it is some thirty files. They are evaluated in
          // a task each (build/replacements/preload.ts), so that none takes long.
          groups: [
            {
              name: 'main',
              test: /index\.html$|src[\\/](main\.tsx|ui[\\/]theme[\\/].*\.css)$|preload-helper|modulepreload-polyfill/,
              priority: 1,
            },
            {
              name: 'react',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            },
            {
              name: 'apollo',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/](@apollo|@graphql-typed-document-node|@wry|graphql|optimism|rxjs)[\\/]/,
            },
            {
              // Material UI, and the theme that is made with it.
              name: 'packages',
              tags: ['$initial'],
              test: /[\\/](node_modules|src[\\/]ui[\\/]theme)[\\/]/,
            },
            { name: 'shell', tags: ['$initial'] },
            {
              // What draws charts, alone: what it shares with other screens stays with them.
              name: 'charts',
              test: /[\\/]node_modules[\\/]@mui[\\/]x-charts[\\/]/,
              includeDependenciesRecursively: false,
            },
            {
              // What charts are measured and moved with.
              name: 'scales',
              test: /[\\/]node_modules[\\/](d3-|internmap|flatqueue|reselect|@mui[\\/]x-internal)/,
            },
            {
              // What the home page shares with other screens.
              name: 'parts',
              test: /[\\/]src[\\/](ui[\\/](art[\\/]bike|carousel|Picture|page[\\/](PageMeta|Section)|text[\\/](HiddenText|PriceText|Tag))|features[\\/]catalog[\\/](condition[\\/](condition|ConditionBadge)|OriginalPrice|cards[\\/]ProductTile|recent[\\/]RecentlySeen)|lib[\\/](prefersReducedMotion|rendered[\\/]renderedPage|text))\b/,
            },
            // Parsed documents, a chunk per feature: what they import stays elsewhere.
            {
              name: (id) => /generated[\\/](\w+)\.ts$/.exec(id)?.[1] ?? null,
              test: /[\\/]generated[\\/]/,
              includeDependenciesRecursively: false,
            },
            // What screens share, lowest layer first, since a group takes with it what it imports unless an
            // earlier one has it. What two screens share mostly stays in a chunk of its own.
            {
              name: 'mui',
              test: /[\\/]@mui[\\/](utils|material[\\/](utils|internal[\\/]svg-icons|SvgIcon|Paper))[\\/]/,
              minShareCount: 2,
            },
            {
              name: 'fields',
              test: /[\\/]@mui[\\/]material[\\/](Form\w+|InputAdornment|InputBase|OutlinedInput)[\\/]|[\\/]ui[\\/]form[\\/]FieldLayout/,
              minShareCount: 2,
            },
            // Lists have it without a form, and most forms have none.
            {
              name: 'select',
              test: /[\\/]@mui[\\/]material[\\/]NativeSelect[\\/]/,
              minShareCount: 2,
            },
            // Also where nothing else of a form is.
            { name: 'alert', test: /[\\/]@mui[\\/]material[\\/]Alert[\\/]/, minShareCount: 2 },
            {
              name: 'overlays',
              test: /[\\/]@mui[\\/]material[\\/](Dialog\w*|Drawer|Modal)[\\/]|[\\/]ui[\\/]dialog[\\/]Confirm/,
              minShareCount: 2,
            },
            {
              // What is typed or chosen in a filter.
              name: 'filterFields',
              test: /[\\/]lib[\\/]controls[\\/]|[\\/]throttle-debounce[\\/]/,
              minShareCount: 2,
            },
            {
              // What searches and narrows the tables of admins.
              name: 'tableToolbar',
              test: /[\\/]ui[\\/]tableToolbar[\\/]|[\\/]session[\\/]DownloadButton|[\\/]lib[\\/]saveFile/,
              minShareCount: 2,
            },
            {
              // What chooses rows of the tables of admins; what is done to them is loaded when one is chosen.
              name: 'chosenRows',
              test: /[\\/]ui[\\/]chosenRows[\\/](chooseColumn|useChosenRows)|[\\/]@mui[\\/]material[\\/](Checkbox|internal[\\/]SwitchBase)/,
              minShareCount: 2,
            },
            {
              // What the screens of accounts share.
              name: 'accounts',
              test: /[\\/]features[\\/](session|accounts[\\/]email)[\\/]/,
              minShareCount: 2,
            },
            {
              // Small parts of all kinds.
              name: 'screens',
              test: /[\\/](contract|src[\\/](lib|ui))[\\/](?!form|dialog|chosenRows|table[\\/](?!LoadMore))|[\\/]apollo[\\/](fetchPage|mutations[\\/])|[\\/]browsing[\\/]\w+\.ts$|[\\/]catalog[\\/]condition[\\/]condition|[\\/]roleLabels/,
              minShareCount: 3,
            },
            {
              name: 'tables',
              test: /[\\/]@mui[\\/]material[\\/]Table\w*[\\/]|[\\/]ui[\\/]table[\\/]/,
              minShareCount: 2,
            },
            {
              name: 'forms',
              test: /[\\/](formik|yup|ui[\\/]form)[\\/](?!Select)|\.rules\.ts$/,
              minShareCount: 3,
            },
            {
              // What changes the lists of products, which is all that their forms need of what follows.
              name: 'productChanges',
              test: /[\\/]src[\\/]apollo[\\/](?!records|showCache)|[\\/]productLists[\\/]|[\\/]catalog[\\/]product\.cache/,
              minShareCount: 2,
            },
            // The form that adds a category needs nothing else of what follows.
            { name: 'category', test: /[\\/]category\.cache/, minShareCount: 2 },
            {
              // What live changes change and show, which every page loads in the end.
              name: 'changes',
              test: /(\.cache|Toast)\.ts$|[\\/]src[\\/]apollo[\\/]|[\\/]productLists[\\/]/,
              minShareCount: 2,
            },
            {
              name: 'uploads',
              test: /[\\/]features[\\/]uploads[\\/](UploadProgress|uploadPhoto)/,
              minShareCount: 2,
            },
            { name: 'filters', test: /[\\/]catalog[\\/]filters[\\/]/, minShareCount: 3 },
            {
              name: 'products',
              test: /[\\/]features[\\/](catalog[\\/](?!seller[\\/])|lists[\\/](buttons|StockTag)\b|reviews[\\/](RatingText|[Ss]tar))/,
              minShareCount: 3,
            },
            { name: 'seller', test: /[\\/]catalog[\\/]seller[\\/]/, minShareCount: 2 },
            { name: 'lists', test: /[\\/]features[\\/]lists[\\/]/, minShareCount: 2 },
            {
              // What the sidebar and the drawers have in common.
              name: 'menus',
              test: /[\\/](src[\\/]app[\\/]|useSignOut)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  environments: {
    client: {
      build: {
        // The application is an entry, too, so that the groups above see what it starts with.
        rolldownOptions: { input: [file('index.html'), file('src/start.tsx')] },
      },
    },
  },
});

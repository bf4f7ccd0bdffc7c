import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { iconModules } from './build/iconModules.ts';
import { mockWorker } from './build/mockWorker.ts';
import { packageSizes } from './build/packageSizes.ts';
import { replaceModules } from './build/replaceModules.ts';
import { serverBuild } from './build/serverBuild.ts';
import { unusedComponents } from './build/unusedComponents.ts';

const server = 'http://localhost:4000';

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
      // What every page starts with is there when any other chunk is asked for.
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'html' || isMain(hostId) ? files : files.filter((name) => !isInitial(name)),
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
              // What draws the chart of a seller's sales, alone: what it shares with other screens stays with them.
              name: 'charts',
              test: /[\\/]node_modules[\\/]@mui[\\/]x-charts[\\/]/,
              includeDependenciesRecursively: false,
            },
            {
              // What that chart is measured and moved with.
              name: 'scales',
              test: /[\\/]node_modules[\\/](d3-|internmap|flatqueue|reselect|@mui[\\/]x-internal)/,
            },
            {
              // What the sidebar and the drawers have in common.
              name: 'menus',
              test: /[\\/]src[\\/]app[\\/](navbar[\\/]accountLinks|dashboard[\\/](CategoryLinks|RoleLinks|SidebarLinks|dashboardLinks))/,
            },
            {
              // What most screens for visitors show, in one file instead of ten.
              name: 'parts',
              test: /[\\/]src[\\/](ui[\\/](art[\\/]bike|HiddenText|PageMeta|Picture|PriceText|Section|Tag)|features[\\/]catalog[\\/](condition|ConditionBadge|OriginalPrice|ProductTile|recent[\\/]RecentlySeen)|lib[\\/](renderedPage|text))\b/,
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
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/config.json': server,
      '/upload': server,
      '/images': server,
    },
  },
});

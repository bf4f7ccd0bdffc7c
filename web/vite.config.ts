import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { iconModules } from './build/iconModules.ts';
import { mockWorker } from './build/mockWorker.ts';
import { packageSizes } from './build/packageSizes.ts';
import { retryChunks } from './build/retryChunks.ts';
import { serverBuild } from './build/serverBuild.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [retryChunks(), iconModules(), react(), packageSizes(), mockWorker(), serverBuild()],
  // rxjs's build with native classes is smaller than the transpiled one.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist/browser',
    // The supported browsers, as in the README and in `public/before-paint.js`.
    target: ['chrome131', 'edge131', 'firefox132', 'safari16.4'],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Emotion and MUI import these without using them in production, and the packages don't declare themselves pure.
        moduleSideEffects: [
          {
            test: /[\\/]node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: {
          // Modules that every page starts with: by default they would be some fifty files. Each screen has its own chunks.
          groups: [
            {
              name: 'react',
              tags: ['$initial'],
              test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            },
            { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            {
              // Not what the page's HTML loads: it waits for the first paint before it imports the rest.
              name: 'shell',
              tags: ['$initial'],
              includeDependenciesRecursively: false,
              test: /[\\/](contract|src)[\\/](?!main\.tsx|lib[\\/]chunks[\\/]importChunk)/,
            },
            // Almost every screen that needs one needs both.
            {
              name: 'text',
              test: /[\\/]contract[\\/](search[\\/]words|places[\\/]place-text)\.ts/,
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

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
  // Of rxjs the build with real classes, which is smaller than the one that imitates them.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist/browser',
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page starts with: left to itself it is some fifty files. Each screen has chunks of its own.
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

import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { iconModules } from './build/iconModules.ts';
import { mockWorker } from './build/mockWorker.ts';
import { packageSizes } from './build/packageSizes.ts';
import { retryChunks } from './build/retryChunks.ts';
import { screenChunks } from './build/screenChunks.ts';
import { serverBuild } from './build/serverBuild.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: import.meta.dirname,
  plugins: [retryChunks(), iconModules(), react(), packageSizes(), mockWorker(), serverBuild()],
  // The build of rxjs with native classes is smaller than the transpiled one.
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
        // Emotion and MUI import these without using them in production, and the packages don't declare themselves
        // pure.
        moduleSideEffects: [
          {
            test: /[\\/]node_modules[\\/](hoist-non-react-statics|prop-types|react-is)[\\/]/,
            sideEffects: false,
          },
          // Each document belongs to the chunk that uses it, not to every chunk that uses a document of its feature.
          { test: /[\\/]web[\\/]src[\\/]generated[\\/]/, sideEffects: false },
        ],
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // The application is also an entry, so that `$initial` marks the modules it starts with.
          input: [file('index.html'), file('src/start.tsx')],
          output: { codeSplitting: screenChunks(import.meta.dirname) },
        },
      },
    },
  },
});

import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { iconModules } from './build/iconModules.ts';
import { inlineDocuments } from './build/inlineDocuments.ts';
import { mockWorker } from './build/mockWorker.ts';
import { packageSizes } from './build/packageSizes.ts';
import { replaceModules } from './build/replaceModules.ts';

const server = 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    replaceModules(),
    inlineDocuments(),
    iconModules(),
    react(),
    packageSizes(),
    mockWorker(),
  ],
  // Of rxjs the build with real classes, which is smaller than the one that imitates them.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 640,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page starts with, in two files: left to itself it is some thirty.
          groups: [
            { name: 'packages', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'shell', tags: ['$initial'] },
          ],
        },
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

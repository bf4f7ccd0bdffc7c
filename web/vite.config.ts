import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineDocuments } from './build/inlineDocuments.ts';
import { inlineIcons } from './build/inlineIcons.ts';
import { leanPackages } from './build/leanPackages.ts';
import { mockWorker } from './build/mockWorker.ts';
import { packageSizes } from './build/packageSizes.ts';

const server = 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    leanPackages(),
    inlineDocuments(),
    inlineIcons(),
    react(),
    packageSizes(),
    mockWorker(),
  ],
  build: { outDir: 'dist', target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/config.json': server,
      '/upload': server,
      '/images': server,
    },
  },
});

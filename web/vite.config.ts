import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = 'http://localhost:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', target: 'es2023', manifest: true },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/config.json': server,
      '/upload': server,
      '/images': server,
    },
  },
});

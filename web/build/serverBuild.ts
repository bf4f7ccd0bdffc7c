import type { Plugin } from 'vite';

/** Build settings for the server-side renderer: React's production build, with all packages bundled. */
export const serverBuild = (): Plugin => ({
  name: 'server-build',
  // Not for tests, which run modules as a server would.
  apply: 'build',
  config: () => ({
    environments: {
      ssr: {
        // Regardless of the server's NODE_ENV.
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
        build: { copyPublicDir: false, manifest: false },
      },
    },
  }),
});

import type { Plugin } from 'vite';

/** How the build that renders pages on the server is made: with React's production build and all packages in it. */
export const serverBuild = (): Plugin => ({
  name: 'server-build',
  // Not where tests run modules as a server would.
  apply: 'build',
  config: () => ({
    environments: {
      ssr: {
        // Whatever the server's NODE_ENV says.
        define: { 'process.env.NODE_ENV': '"production"' },
        resolve: { noExternal: true },
        build: { copyPublicDir: false, manifest: false },
      },
    },
  }),
});

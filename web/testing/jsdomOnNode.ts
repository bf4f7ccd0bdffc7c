import { builtinEnvironments, type Environment } from 'vitest/runtime';

/**
 * A browser's page as jsdom gives it, with packages as Node resolves them: for tests in which the server
 * runs beside the page, whose packages have other builds for browsers.
 */
export default {
  ...builtinEnvironments.jsdom,
  name: 'jsdom-on-node',
  viteEnvironment: 'ssr',
} satisfies Environment;

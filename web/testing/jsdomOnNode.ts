import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/**
 * jsdom's page with packages as Node resolves them, for tests that run the server beside the page. Packages have other
 * builds for browsers, and the server only recognises a Buffer of Node's own Uint8Array.
 */
// biome-ignore lint/style/noDefaultExport: Vitest loads an environment by its default export.
export default {
  ...jsdom,
  name: 'jsdom-on-node',
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const ofNode = { ArrayBuffer: global.ArrayBuffer, Uint8Array: global.Uint8Array };
    const page = await jsdom.setup(global, options);
    Object.assign(global, ofNode);
    // jsdom has no layout and therefore no scrolling.
    global.Element.prototype.scrollIntoView ??= () => {};
    return page;
  },
} satisfies Environment;

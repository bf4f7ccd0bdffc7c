import type { Plugin } from 'vite';

/** The content of each chunk, for `npm run budget`. */
export type ChunkContent = {
  /** Bytes that each package contributed before minification. */
  packages: Record<string, number>;
  /** Our own modules in the chunk, as paths within `web`. */
  modules: string[];
};

const packageOf = (id: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  (id.includes('/src/') ? 'our own' : 'build');

/** Writes the content of each chunk, for `npm run budget`. */
export function packageSizes(): Plugin {
  let root: string;
  return {
    name: 'package-sizes',
    apply: 'build',
    configResolved(config) {
      root = `${config.root}/`;
    },
    generateBundle(_options, bundle) {
      const contents: Record<string, ChunkContent> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const packages: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = packageOf(id);
          packages[name] = (packages[name] ?? 0) + renderedLength;
        }
        const modules = Object.keys(chunk.modules)
          .filter((id) => id.startsWith(root))
          .map((id) => id.slice(root.length));
        contents[chunk.fileName] = { packages, modules };
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/packages.json',
        source: JSON.stringify(contents),
      });
    },
  };
}

import type { Plugin } from 'vite';

const packageOf = (id: string): string =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ??
  (id.includes('/src/') ? 'our own' : 'build');

/** Writes for each chunk how many bytes each package contributed before minification, for `npm run budget`. */
export function packageSizes(): Plugin {
  return {
    name: 'package-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const sizes: Record<string, Record<string, number>> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const packages: Record<string, number> = {};
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const name = packageOf(id);
          packages[name] = (packages[name] ?? 0) + renderedLength;
        }
        sizes[chunk.fileName] = packages;
      }
      this.emitFile({
        type: 'asset',
        fileName: '.vite/packages.json',
        source: JSON.stringify(sizes),
      });
    },
  };
}

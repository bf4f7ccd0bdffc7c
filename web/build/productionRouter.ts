import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const production = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')));

/** The router's package always resolves to its development files, checks and warnings included. */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      if (source === 'react-router') return `${production}index.mjs`;
      if (source === 'react-router/dom') return `${production}dom-export.mjs`;
      return null;
    },
  };
}

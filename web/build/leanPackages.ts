import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const router = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')));
const noRipple = fileURLToPath(new URL('./noRipple.tsx', import.meta.url));

/**
 * Leaves out what two packages would bring in vain: the router's development checks, which its
 * package always resolves to, and the animation of a ripple that the theme turns off.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'react-router') return `${router}index.mjs`;
      if (source === 'react-router/dom') return `${router}dom-export.mjs`;
      if (source === './TouchRipple.mjs' && importer?.endsWith('/ButtonBase/ButtonBase.mjs')) {
        return noRipple;
      }
      return null;
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const router = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')));
const noRipple = fileURLToPath(new URL('./noRipple.tsx', import.meta.url));
const noHoisting = fileURLToPath(new URL('./noHoisting.ts', import.meta.url));

/**
 * Leaves out what packages would bring in vain: the router's development checks, which its package
 * always resolves to, the animation of a ripple that the theme turns off, and what Emotion needs for
 * its way of wrapping classes, which nobody goes here.
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
      if (source === 'hoist-non-react-statics') return noHoisting;
      return null;
    },
  };
}

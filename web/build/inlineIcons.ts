import * as icons from '@mdi/js';
import type { Plugin } from 'vite';

const importLine = /import\s*\{([^}]+)\}\s*from\s*'@mdi\/js';?/g;
const outlines: Readonly<Record<string, string>> = icons;

/**
 * Puts each icon's outline into the file that shows it. All outlines live in one module of the
 * package, so otherwise every icon of every screen would come with the first page.
 */
export function inlineIcons(): Plugin {
  return {
    name: 'inline-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes("'@mdi/js'")) return null;
      return {
        code: code.replace(importLine, (_whole, names: string) =>
          names
            .split(',')
            .map((name) => name.trim())
            .filter(Boolean)
            .map((name) => `const ${name} = ${JSON.stringify(outlines[name])};`)
            .join(' '),
        ),
        map: null,
      };
    },
  };
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const router = fileURLToPath(new URL('../production/', import.meta.resolve('react-router')));
const replacement = (file: string) =>
  fileURLToPath(new URL(`./replacements/${file}`, import.meta.url));

/** What Formik takes from lodash that the language has by now; 5 KB gzipped with every form. */
const lodash = /^lodash-es\/(clone|cloneDeep|isPlainObject|toPath)$/;

/**
 * Replaces modules of packages that the application does not use: React Router's development build, to which its
 * package always resolves; the ripple of Material UI, which the theme turns off, and its inline script; Apollo's data
 * masking; prop-types; what Yup renames fields with; hoist-non-react-statics, which Emotion needs for higher-order
 * components only; and Emotion's `styled.div` and the like, which Material UI does not use. Saves 6 KB gzipped on the
 * home page. And Vite's helper around dynamic imports, after which a chunk that could not be fetched once cannot be
 * loaded any more.
 */
export function replaceModules(): Plugin {
  return {
    name: 'replace-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'react-router') return `${router}index.mjs`;
      if (source === 'react-router/dom') return `${router}dom-export.mjs`;
      if (source === './TouchRipple.mjs' && importer?.endsWith('/ButtonBase/ButtonBase.mjs')) {
        return replacement('TouchRipple.tsx');
      }
      if (
        source === '../InitColorSchemeScript/InitColorSchemeScript.mjs' &&
        importer?.includes('/cssVars/')
      ) {
        return replacement('initColorSchemeScript.ts');
      }
      if (
        /^\.\/mask(Operation|Fragment)\.js$/.test(source) &&
        importer?.endsWith('/masking/index.js')
      ) {
        return replacement('masking.ts');
      }
      const [, name] = (importer?.includes('/formik/') && lodash.exec(source)) || [];
      if (name) return replacement(`lodash/${name}.ts`);
      if (source === 'tiny-case') return replacement('tinyCase.ts');
      if (source === 'prop-types') return replacement('propTypes.ts');
      if (source === '@emotion/styled') return this.resolve('@emotion/styled/base', importer);
      if (source === 'hoist-non-react-statics') return replacement('hoistNonReactStatics.ts');
      return null;
    },
    load(id) {
      if (id !== '\0vite/preload-helper.js') return null;
      return { code: readFileSync(replacement('preload.ts'), 'utf8'), moduleType: 'ts' };
    },
  };
}

// Replaces the inline script of Material UI that sets the theme; `public/before-paint.js` does it.

const modeStorageKey = 'mode';
const colorSchemeStorageKey = 'color-scheme';
const attribute = 'data-color-scheme';

/** Material UI calls it where its inline script would be rendered. @throws Error always */
export function buildInitColorSchemeScript(): never {
  throw new Error(
    'The inline script is not in this build: web/build/replaceModules.ts leaves it out.',
  );
}

export {
  attribute as DEFAULT_ATTRIBUTE,
  colorSchemeStorageKey as DEFAULT_COLOR_SCHEME_STORAGE_KEY,
  modeStorageKey as DEFAULT_MODE_STORAGE_KEY,
};

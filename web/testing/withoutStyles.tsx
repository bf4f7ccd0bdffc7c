import createEmotionCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/**
 * Makes no style sheets for what is inside: jsdom would read each rule again whenever a test asks for a role, though it
 * has no layout to apply them to.
 */
export function WithoutStyles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}

const cache = createEmotionCache({ key: 'css' });
cache.insert = (_selector, { name }) => {
  cache.inserted[name] = true;
};

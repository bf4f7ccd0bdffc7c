import { publicPaths } from '@fitness-zone/contract/pages/public-paths.ts';

/**
 * Whether a path is that of a product list, whose query string holds its filter and sort. Ignores a slash at its end.
 */
export function isListPath(path: string): boolean {
  const bare = path.replace(/\/+$/, '');
  return bare === publicPaths.pages || bare.startsWith(publicPaths.category(''));
}

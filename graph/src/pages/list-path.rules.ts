import { publicPaths } from '@fitness-zone/contract/pages/public-paths.ts';

/** Whether a path is that of a product list, whose query string says what it shows. A slash at its end changes nothing. */
export function isListPath(path: string): boolean {
  const bare = path.replace(/\/+$/, '');
  return bare === publicPaths.pages || bare.startsWith(publicPaths.category(''));
}

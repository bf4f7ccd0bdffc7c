import { compareKey } from '../../features/browsing/keptKeys.ts';
import { keptChunk } from '../../lib/chunks/keptChunk.tsx';

/** The bar of the products that were chosen to be compared, loaded with the first one. */
export const ComparedProducts = keptChunk(
  () => sessionStorage,
  compareKey,
  async () => (await import('../../features/compare/CompareBar.tsx')).CompareBar,
);

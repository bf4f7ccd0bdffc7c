import { compared } from '../../features/browsing/comparedAndSeenProducts.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { useStoredIds } from '../../lib/storedIds.ts';

const CompareBar = lazyChunk(
  async () => (await import('../../features/compare/CompareBar.tsx')).CompareBar,
);

/** The bar of products to compare, loaded with the first one. */
export const ComparedProducts = () => useStoredIds(compared).length > 0 && <CompareBar />;

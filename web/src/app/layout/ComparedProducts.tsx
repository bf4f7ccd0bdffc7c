import { compared } from '../../features/browsing/keptProducts.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { useKeptIds } from '../../lib/keptIds.ts';

const CompareBar = lazyChunk(
  async () => (await import('../../features/compare/CompareBar.tsx')).CompareBar,
);

/** The bar of products to compare, loaded with the first one. */
export const ComparedProducts = () => useKeptIds(compared).length > 0 && <CompareBar />;

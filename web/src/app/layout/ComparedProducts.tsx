import { compareKey } from '../../features/browsing/keptKeys.ts';
import { lazyChunk } from '../../lib/lazyChunk.tsx';
import { useIsKept } from '../../lib/useIsKept.ts';

const CompareBar = lazyChunk(
  async () => (await import('../../features/compare/CompareBar.tsx')).CompareBar,
);

/** The bar of the products that were chosen to be compared, loaded with the first one. */
export function ComparedProducts() {
  return useIsKept(() => sessionStorage, compareKey) && <CompareBar />;
}

import { lazyChunk } from '../../../lib/lazyChunk.tsx';
import { useIsKept } from '../../../lib/useIsKept.ts';
import { recentlySeenKey } from '../../browsing/keptKeys.ts';

const RecentlySeenRow = lazyChunk(
  async () => (await import('./RecentlySeenRow.tsx')).RecentlySeenRow,
);

/**
 * The products that were opened in this browser, loaded if there are any.
 * @param except a product that is shown already
 */
export function RecentlySeen({ except }: { except?: string }) {
  return useIsKept(() => localStorage, recentlySeenKey) && <RecentlySeenRow except={except} />;
}

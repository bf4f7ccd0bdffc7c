import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { useKeptIds } from '../../../lib/keptIds.ts';
import { recentlySeen } from '../../browsing/keptProducts.ts';
import type { Props } from './RecentlySeenRow.tsx';

const RecentlySeenRow = lazyChunk<Props>(
  async () => (await import('./RecentlySeenRow.tsx')).RecentlySeenRow,
);

/** The products opened in this browser, loaded if there are any. */
export const RecentlySeen = (props: Props) =>
  useKeptIds(recentlySeen).length > 0 && <RecentlySeenRow {...props} />;

import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { useStoredIds } from '../../../lib/storedIds.ts';
import { recentlySeen } from '../../browsing/comparedAndSeenProducts.ts';
import type { Props } from './RecentlySeenRow.tsx';

const RecentlySeenRow = lazyChunk<Props>(
  async () => (await import('./RecentlySeenRow.tsx')).RecentlySeenRow,
);

/** The products opened in this browser, loaded if there are any. */
export const RecentlySeen = (props: Props) =>
  useStoredIds(recentlySeen).length > 0 && <RecentlySeenRow {...props} />;

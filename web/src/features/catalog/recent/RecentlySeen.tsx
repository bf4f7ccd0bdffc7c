import { keptChunk } from '../../../lib/chunks/keptChunk.tsx';
import { recentlySeenKey } from '../../browsing/keptKeys.ts';

/** The products that were opened in this browser, loaded if there are any. */
export const RecentlySeen = keptChunk(
  () => localStorage,
  recentlySeenKey,
  async () => (await import('./RecentlySeenRow.tsx')).RecentlySeenRow,
);

import { keptIds } from '../../lib/keptIds.ts';
import { compareKey, recentlySeenKey } from './keptKeys.ts';

/** Maximum number of products in a comparison. */
export const mostCompared = 4;

/** The products that were chosen to be compared, in the order of choosing, until the tab is closed. */
export const compared = keptIds(() => sessionStorage, compareKey, mostCompared);

/** The products that were opened in this browser, the last one first. */
export const recentlySeen = keptIds(() => localStorage, recentlySeenKey, 12);

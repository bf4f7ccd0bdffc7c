import { keptIds } from '../../lib/keptIds.ts';
import { compareKey, recentlySeenKey } from './keptKeys.ts';

/** Maximum number of products in a comparison. */
export const mostCompared = 4;

/** The products chosen for comparison, in the order of choosing, until the tab is closed. */
export const compared = keptIds(() => sessionStorage, compareKey, mostCompared);

/** The products opened in this browser, latest first. */
export const recentlySeen = keptIds(() => localStorage, recentlySeenKey, 12);

import { storedIds } from '../../lib/storedIds.ts';
import { compareKey, recentlySeenKey } from './storageKeys.ts';

/** Maximum number of products in a comparison. */
export const mostCompared = 4;

/** The products chosen for comparison, in the order of choosing, until the tab is closed. */
export const compared = storedIds(() => sessionStorage, compareKey, mostCompared);

/** The products opened in this browser, latest first. */
export const recentlySeen = storedIds(() => localStorage, recentlySeenKey, 12);

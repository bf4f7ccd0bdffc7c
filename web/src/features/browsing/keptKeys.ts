/** Under which the tab keeps the products that were chosen to be compared. */
export const compareKey = 'compare';

/** Under which the browser keeps the products that were opened. */
export const recentlySeenKey = 'recently-seen';

/** Forgets both: somebody else may use this browser next. */
export function dropKept(): void {
  try {
    sessionStorage.removeItem(compareKey);
    localStorage.removeItem(recentlySeenKey);
  } catch {
    // Nothing is kept in a storage that is blocked.
  }
  for (const key of [compareKey, recentlySeenKey]) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

/** Under which the tab keeps the products that were chosen to be compared. */
export const compareKey = 'compare';

/** Under which the browser keeps the products that were opened. */
export const recentlySeenKey = 'recently-seen';

/** Under which the browser keeps where its user is. */
export const myPlaceKey = 'my-place';

/** Under which the browser keeps what an account has typed into the form for posting a product. */
export const productDraftKeyOf = (accountId: string | null) => `product-draft.${accountId}`;

/** Forgets what an account has typed into it. */
export function dropProductDraft(accountId: string | null): void {
  try {
    localStorage.removeItem(productDraftKeyOf(accountId));
  } catch {
    // Nothing is kept in a storage that is blocked.
  }
}

/** Forgets the products that were compared and seen, and the visitor's place: somebody else may use this browser next. */
export function dropBrowsedProducts(): void {
  try {
    sessionStorage.removeItem(compareKey);
    localStorage.removeItem(recentlySeenKey);
    localStorage.removeItem(myPlaceKey);
  } catch {
    // Nothing is kept in a storage that is blocked.
  }
  for (const key of [compareKey, recentlySeenKey, myPlaceKey]) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

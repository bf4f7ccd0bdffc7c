/** The session storage key of the compared products. */
export const compareKey = 'compare';

/** The local storage key of recently seen products. */
export const recentlySeenKey = 'recently-seen';

/** The local storage key of the user's place. */
export const myPlaceKey = 'my-place';

/** The local storage key of an account's product draft. */
export const productDraftKeyOf = (accountId: string | null) => `product-draft.${accountId}`;

/** Removes an account's product draft. */
export function dropProductDraft(accountId: string | null): void {
  try {
    localStorage.removeItem(productDraftKeyOf(accountId));
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** Deletes the compared and recently seen products and the visitor's place: somebody else may use this browser next. */
export function deleteBrowsedProducts(): void {
  try {
    sessionStorage.removeItem(compareKey);
    localStorage.removeItem(recentlySeenKey);
    localStorage.removeItem(myPlaceKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
  for (const key of [compareKey, recentlySeenKey, myPlaceKey]) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

const storageKey = 'fitnessZone.signOut';

/**
 * Notes whether the provider's own login is still to be ended, since its library could not be loaded when the user
 * signed out.
 */
export function setSignOutPending(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(storageKey, 'pending');
    else localStorage.removeItem(storageKey);
  } catch {
    // Browsers that refuse storage keep no login of the provider either.
  }
}

export function isSignOutPending(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

const storageKey = 'fitnessZone.signOut';

/** Stores whether the provider's login must still be ended, because its library couldn't be loaded at the sign-out. */
export function setSignOutPending(isPending: boolean): void {
  try {
    if (isPending) localStorage.setItem(storageKey, 'pending');
    else localStorage.removeItem(storageKey);
  } catch {
    // Browsers that refuse storage also store no provider login.
  }
}

export function isSignOutPending(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

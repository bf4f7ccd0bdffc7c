const key = 'payout-setup';

/** Stores that this tab left for the card provider's page, and when the account had last been checked. */
export function noteSetup(checkedAt: string | null): void {
  try {
    sessionStorage.setItem(key, checkedAt ?? '');
  } catch {
    // Storage is blocked: the page then shows the current state without waiting for a later one.
  }
}

/** The account's last check before this tab left; undefined if it didn't leave. */
export function lastSetupCheck(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetSetup(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

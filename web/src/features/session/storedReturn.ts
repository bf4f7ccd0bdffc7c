import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { SignInState } from './wantedAct.ts';

// In local storage, since links in mails open another tab.
const storageKey = 'fitnessZone.return';

type StoredReturn = { state: SignInState; keptAt: number };

/** Stores the page to return to after a mail's link is opened in this browser, for a day. */
export function storeReturn(state: SignInState): void {
  if (!state?.from) return;
  try {
    const kept: StoredReturn = { state, keptAt: Date.now() };
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Browsers can be set to refuse storage; the mail then leads to the profile or the home page.
  }
}

/** Takes the stored page, once; null if there is none. */
export function takeReturn(): SignInState {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as StoredReturn | null;
    localStorage.removeItem(storageKey);
    return kept && Date.now() - kept.keptAt < dayMs ? kept.state : null;
  } catch {
    return null;
  }
}

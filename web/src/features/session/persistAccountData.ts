import type { ApolloClient } from '@apollo/client';
import { readAllWaiting, type Waiting } from '../../apollo/outbox/outboxStore.ts';
import { unsentText } from '../../apollo/outbox/unsentText.ts';
import {
  deleteStoredData,
  restoreSnapshot,
  saveSnapshots,
} from '../../apollo/snapshot/snapshotStore.ts';
import { ownBuild } from '../../lib/build.ts';
import { isOffline, setSavedAtText } from '../../lib/connection.ts';
import { formatMoment } from '../../lib/time/dates.ts';
import { savedSessionEnd, showSessionEnd } from './sessionNotice.ts';
import { accountIdOf, savedToken, snapshotKey } from './tokens/token.ts';
import { installWorkerWhenIdle, removeWorker } from './workerInstallation.ts';

/** The page waits this long for the snapshot, then starts without it. A later snapshot is still added. */
const patienceMs = 1_000;

/** Counts the changes of the page's account; a renewed token is none. */
let latest = 0;
let latestAccount: string | undefined;
let stop: (() => void) | null = null;
/** Stops waiting to install the service worker; null while no user is signed in. */
let stopWorker: (() => void) | null = null;

/** Null when signed out, and on a development server, whose schema changes. */
const owner = () => {
  const accountId = accountIdOf(savedToken());
  const build = ownBuild();
  return accountId && build ? { accountId, build } : null;
};

/**
 * Restores the data that the signed-in account saw last, and keeps its cache for the next visit; deletes the snapshot
 * on sign-out. Call it at the start and whenever the token changes.
 * @returns when the snapshot is in the cache, or won't be
 */
export async function persistAccountData(client: ApolloClient): Promise<void> {
  const accountId = owner()?.accountId;
  if (accountId !== latestAccount) latest += 1;
  latestAccount = accountId;
  const own = latest;
  const isWanted = () => own === latest && owner()?.accountId === accountId;
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([follow(client, isWanted), late]);
}

/** Adds what was deleted before it was sent to the reason why the session ended. A user's own sign-out has asked. */
function tellUnsent(unsent: readonly Waiting[]): void {
  const text = unsentText(unsent);
  const end = savedSessionEnd();
  // Another tab may have added it.
  if (end && !end.text.includes(text)) showSessionEnd(`${end.text} ${text}`);
}

/** Browsers can be set to store nothing for pages: then nothing is kept. */
async function follow(client: ApolloClient, isWanted: () => boolean): Promise<void> {
  const own = owner();
  try {
    if (!own) {
      stop?.();
      stop = null;
      stopWorker?.();
      stopWorker = null;
      // The browser reads before it clears, since it was asked first.
      const [unsent] = await Promise.all([
        readAllWaiting().catch(() => []),
        deleteStoredData(),
        removeWorker(),
      ]);
      if (unsent.length > 0) tellUnsent(unsent);
      return localStorage.removeItem(snapshotKey);
    }
    stopWorker ??= installWorkerWhenIdle(client, own.build);
    if (stop) return;
    // Throws if the browser refuses local storage, which then has no lasting login either.
    localStorage.setItem(snapshotKey, '');
    stop = saveSnapshots(client, owner);
    const at = await restoreSnapshot(client, own, isWanted);
    if (at !== null && isOffline()) setSavedAtText(formatMoment(at));
  } catch {
    stop?.();
    stop = null;
  }
}

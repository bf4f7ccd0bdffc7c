import type { ApolloClient } from '@apollo/client';
import { dropKeptCache, keepCache, restoreKeptCache } from '../../apollo/kept/keptCache.ts';
import { ownBuild } from '../../lib/build.ts';
import { formatMoment } from '../../lib/time/dates.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { accountIdOf, savedToken } from './tokens/token.ts';

/** A page whose browser is slow waits no longer for its snapshot. */
const patienceMs = 1_000;

let stop: (() => void) | null = null;

/** Whose snapshot it is now; nobody's without a sign-in, and on a development server, whose schema changes. */
const owner = () => {
  const accountId = accountIdOf(savedToken());
  const build = ownBuild();
  return accountId && build ? { accountId, build } : null;
};

/**
 * Brings back what the signed-in account saw last, and keeps its cache for the next visit; deletes that once nobody is
 * signed in. Call it at the start and whenever the token changes.
 * @returns when the snapshot is in the cache, or can't be: browsers can be set to keep nothing for pages
 */
export async function followAccount(client: ApolloClient): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([follow(client).catch(() => undefined), late]);
}

async function follow(client: ApolloClient): Promise<void> {
  const own = owner();
  if (!own) {
    stop?.();
    stop = null;
    return dropKeptCache();
  }
  if (stop) return;
  stop = keepCache(client, owner);
  const at = await restoreKeptCache(client, own);
  if (at !== null && !navigator.onLine) {
    toast.blank(`You see the shop as of ${formatMoment(at)}.`);
  }
}

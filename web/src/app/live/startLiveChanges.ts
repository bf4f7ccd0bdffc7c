import { refetchAfterMissedChanges } from '../../apollo/client.ts';
import { freshToken, onTokenChange, refuseToken } from '../../features/session/token.ts';
import { loadChunk } from '../../lib/loadChunk.ts';
import type { Follow } from './useLiveChanges.ts';

/** Follows the changes that the page's own server tells, from a moment after the first paint. */
export const startLiveChanges: Follow = (client, since) => {
  let stop: (() => void) | undefined;
  let ended = false;
  const start = async () => {
    const { subscribeToChanges } = await loadChunk(() => import('./subscribeToChanges.ts'));
    if (ended) return;
    stop = subscribeToChanges({
      client,
      url: new URL('/graphql', location.href.replace(/^http/, 'ws')).href,
      since,
      readToken: freshToken,
      onTokenChange,
      onSignedOut: refuseToken,
      onGap: () => void refetchAfterMissedChanges(client),
      onRoleChange: () => void client.resetStore(),
    });
  };
  // Without it the page is as true as its last answers; the next page load tries again.
  const timer = setTimeout(() => void start().catch(() => {}));
  return () => {
    ended = true;
    clearTimeout(timer);
    stop?.();
  };
};

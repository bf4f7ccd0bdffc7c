import { resetCache } from '../../features/session/resetCache.ts';
import {
  freshToken,
  onTokenChange,
  reportRefusedToken,
} from '../../features/session/tokens/token.ts';
import { loadChunk } from '../../lib/chunks/loadChunk.ts';
import type { StartLiveChanges } from './useLiveChanges.ts';

/** Subscribes to changes of the page's server, without delaying the first render. */
export const startLiveChanges: StartLiveChanges = (client, since) => {
  let unsubscribe: (() => void) | undefined;
  let stopped = false;
  const start = async () => {
    const [{ subscribeToChanges }, { refetchAfterMissedChanges }] = await loadChunk(() =>
      Promise.all([
        import('./subscribeToChanges.ts'),
        import('../../apollo/races/refetchAfterMissedChanges.ts'),
      ]),
    );
    if (stopped) return;
    unsubscribe = subscribeToChanges({
      client,
      url: new URL('/graphql', location.href.replace(/^http/, 'ws')).href,
      since,
      readToken: freshToken,
      onTokenChange,
      onSignedOut: reportRefusedToken,
      onMissedChanges: () => void refetchAfterMissedChanges(client),
      onRoleChange: () => void resetCache(client),
    });
  };
  // If the chunk fails, the page works without live changes; the next page load tries again.
  const timer = setTimeout(() => void start().catch(() => {}));
  return () => {
    stopped = true;
    clearTimeout(timer);
    unsubscribe?.();
  };
};

import type { ApolloClient } from '@apollo/client';
import type { Session_UserFragment } from '../../generated/graphql.ts';
import { SessionDocument } from '../../generated/session.ts';
import { onConnectionBack } from '../../lib/connection.ts';
import { unmask } from '../../lib/graphql.ts';
import type { WorkerMessage } from '../../lib/workerMessage.ts';

/** Maximum wait for an idle page. */
const idleMs = 10_000;

/** Undefined if the browser has none, or the page isn't served securely. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

const tell = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/**
 * Installs the service worker with the screens of the account's role, once the page is idle and the role is known.
 * @param build the page's build: its worker replaces an earlier build's
 * @returns a function that stops waiting
 */
export function installWorkerWhenIdle(client: ApolloClient, build: string): () => void {
  if (!workers()) return () => {};
  let role: string | undefined;
  let stopUpdates = () => {};
  const subscription = client
    .watchQuery({
      query: SessionDocument,
      fetchPolicy: 'cache-only',
      nextFetchPolicy: 'cache-only',
    })
    .subscribe(({ data, dataState }) => {
      const me = dataState === 'complete' ? data.me : null;
      const next = unmask<Session_UserFragment>(me)?.role;
      if (!next || next === role) return;
      role = next;
      whenIdle(async () => {
        if (role !== next) return;
        stopUpdates();
        const stop = await install(next, build);
        if (role === next) {
          stopUpdates = stop;
          return;
        }
        stop();
        // The user signed out during the installation.
        if (role === undefined) await removeWorker();
      });
    });
  return () => {
    role = undefined;
    stopUpdates();
    subscription.unsubscribe();
  };
}

/** Does nothing if the browser refuses: then nothing opens offline. */
async function install(role: string, build: string): Promise<() => void> {
  await workers()
    ?.register(`/sw.js?role=${role}`, { updateViaCache: 'none' })
    .catch(() => undefined);
  const registration = await workers()?.getRegistration();
  if (!registration) return () => {};
  const takeOver = () => tell(registration.waiting, { type: 'takeOver', build });
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', takeOver),
  );
  registration.installing?.addEventListener('statechange', takeOver);
  takeOver();
  // A restarted server may have another worker, or one that removes itself.
  return onConnectionBack(() => void registration.update().catch(() => undefined));
}

/** Removes the worker, all its caches, and the account's shown and future notifications. */
export async function removeWorker(): Promise<void> {
  const registration = await workers()?.getRegistration();
  if (!registration) return;
  tell(registration.active, { type: 'forget' });
  // If the browser refuses one of them, the rest still runs.
  await Promise.allSettled([endPush(registration), closeNotifications(registration)]);
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

// Some browsers lack push and notifications.
async function endPush({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager?.getSubscription())?.unsubscribe();
}

async function closeNotifications(registration: ServiceWorkerRegistration): Promise<void> {
  for (const one of (await registration.getNotifications?.()) ?? []) one.close();
}

function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: idleMs });
  else setTimeout(call, idleMs);
}

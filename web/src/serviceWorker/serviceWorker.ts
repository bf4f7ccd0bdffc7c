import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { getCacheKeyForURL, type PrecacheEntry, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import type { WorkerMessage } from '../lib/workerMessage.ts';
import { openMessage, showMessage } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build's files for each role, and its name: `web/scripts/build-worker.ts` fills them in. */
declare const buildFiles: Record<string, (string | PrecacheEntry)[]>;
declare const buildName: string;

const shell = '/index.html';

const pictures = 'pictures';
/** A picture has some 60 KB as cards show it, and 200 KB in full size. */
const pictureBounds = { maxEntries: 200, maxAgeSeconds: 30 * 24 * 60 * 60 };

/** A page that doesn't answer within this time opens from the cache. */
const patienceSeconds = 10;

/** Pages that aren't the application's, and files that open in a tab of their own. */
const notOurs =
  /^\/(altair|developers|docs|graphql|images|pick-ups|private-photos|payout-statements|receipts)\b|\.\w+$/;

const role = new URL(self.location.href).searchParams.get('role') ?? '';
precache(
  // The other files' names change with their content.
  (buildFiles[role] ?? []).map((file) =>
    typeof file === 'string' ? { url: file, revision: null } : file,
  ),
);

/** A file of this build; undefined for others, and once the account has signed out. */
async function kept(url: string): Promise<Response | undefined> {
  const key = getCacheKeyForURL(url);
  return key === undefined ? undefined : caches.match(key);
}

/** Statuses of successful answers. 0 is an image host's opaque answer. */
const found = new Set([0, 200]);

/** Pages that stay open after a sign-out keep sending requests: none of their answers is stored. */
const whileSignedIn = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    found.has(response.status) && (await kept(shell)) ? response : null,
};

const networkOnly = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds });

registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await networkOnly.handle(options);
      } catch (error) {
        const page = await kept(shell);
        if (page) return page;
        throw error;
      }
    },
    { denylist: [notOurs] },
  ),
);

registerRoute(
  ({ sameOrigin, url, request }) =>
    request.destination === 'image' && (!sameOrigin || /^\/(images|assets)\//.test(url.pathname)),
  new CacheFirst({
    cacheName: pictures,
    plugins: [whileSignedIn, new ExpirationPlugin({ ...pictureBounds, purgeOnQuotaError: true })],
  }),
);

// Scripts and fonts.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await kept(request.url)) ?? fetch(request),
);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && getCacheKeyForURL(url.pathname) !== undefined,
  async ({ request }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const file = await kept(request.url);
      if (file) return file;
      throw error;
    }
  },
);

// Pages take the configuration from there if the server doesn't answer.
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open('config').then((cache) => cache.add('/config.json'))),
);

self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate(): Promise<void> {
  // Requests a page while the worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showMessage(event.data.json()));
});

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openMessage(event.notification)),
);

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === 'forget') event.waitUntil(forget());
  else if (message.build === buildName && event.source instanceof Client)
    event.waitUntil(takeOver(event.source));
});

/** Pages of this build. */
const pages = new Set<string>();

/** Replaces the former build's worker once no page is left that may need its files. */
async function takeOver(page: Client): Promise<void> {
  pages.add(page.id);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.every(({ id }) => pages.has(id))) await self.skipWaiting();
}

async function forget(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  // The expiration records: which pictures were stored, and when.
  await new CacheExpiration(pictures, pictureBounds).delete();
}

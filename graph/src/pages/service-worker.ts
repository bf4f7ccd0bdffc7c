import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Shop } from '../context/shop.ts';
import { browserFiles } from './page-template.ts';

/** Replaces each browser's worker at its next page, deletes that worker's files, and removes itself. */
const removing = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;

/** `GET /sw.js`: the build's service worker. If it is switched off or there is no build, one that removes itself. */
export function registerServiceWorker(
  app: FastifyInstance,
  { serviceWorker }: Pick<Shop['config'], 'serviceWorker'>,
): void {
  const file = join(browserFiles, 'sw.js');
  const script = serviceWorker && existsSync(file) ? readFileSync(file, 'utf8') : removing;
  app.get('/sw.js', { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/javascript').header('cache-control', 'no-cache').send(script),
  );
}

import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerServiceWorker } from './service-worker.ts';

test('if it is switched off, the worker takes over at once, deletes its stored files, and removes itself', async () => {
  const app = Fastify();
  registerServiceWorker(app, { serviceWorker: false });
  const { body, headers } = await app.inject('/sw.js?role=BUYER');
  await app.close();
  expect(headers['cache-control']).toBe('no-cache');
  const done: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const waits: Promise<void>[] = [];
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
    skipWaiting: () => done.push('took over'),
    registration: { unregister: async () => done.push('removed') },
  };
  const caches = {
    keys: async () => ['pictures', 'config'],
    delete: async (name: string) => done.push(`deleted ${name}`),
  };
  runInNewContext(body, { self: scope, caches });
  expect(Object.keys(listeners)).toEqual(['install', 'activate']);
  for (const listener of Object.values(listeners))
    listener({ waitUntil: (wait: Promise<void>) => waits.push(wait) });
  await Promise.all(waits);
  expect(done).toEqual(['took over', 'deleted pictures', 'deleted config', 'removed']);
});

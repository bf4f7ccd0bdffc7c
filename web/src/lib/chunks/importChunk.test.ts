import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Whether the browser can fetch files. */
let isOnline = true;
const appended: Element[] = [];

beforeEach(() => {
  isOnline = true;
  appended.length = 0;
  vi.resetModules();
  vi.doMock('/assets/part.js', () => ({}));
  // Simulates the browser: elements load or fail once they are in the page.
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    if (!(element instanceof Element)) return;
    appended.push(element);
    const event = new Event(isOnline ? 'load' : 'error');
    queueMicrotask(() => element.dispatchEvent(event));
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('', { status: isOnline ? 200 : 503 })),
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock('/assets/part.js');
});

const screen = { name: 'screen' };
/** Imports a chunk that needs one further file. */
async function attempt(load: () => Promise<typeof screen>) {
  const { importChunk } = await import('./importChunk.ts');
  return importChunk(load, ['assets/part.js']);
}

test('a chunk is imported when its files are there, each of which is asked for once', async () => {
  await expect(attempt(async () => screen)).resolves.toBe(screen);
  await expect(attempt(async () => screen)).resolves.toBe(screen);
  expect(appended).toMatchObject([
    { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href: expect.stringMatching(/part/) },
  ]);
  expect(fetch).not.toHaveBeenCalled();
});

test('nothing is imported that could not be fetched, and the next attempt asks for it anew', async () => {
  const load = vi.fn(async () => screen);
  isOnline = false;
  await expect(attempt(load)).rejects.toThrow('could not be loaded');
  await expect(attempt(load)).rejects.toThrow('503');
  expect(load).not.toHaveBeenCalled();
  isOnline = true;
  await expect(attempt(load)).resolves.toBe(screen);
  // A classic script took the failed preload, which Chromium would hand to the file's next request.
  expect(appended.map(({ tagName }) => tagName)).toEqual(['LINK', 'SCRIPT']);
  expect(fetch).toHaveBeenCalledTimes(2);
  await attempt(load);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a page’s own scripts are not asked for', async () => {
  const link = Object.assign(document.createElement('link'), { href: '/assets/part.js' });
  document.body.append(link);
  await expect(attempt(async () => screen)).resolves.toBe(screen);
  expect(appended).toEqual([]);
  link.remove();
});

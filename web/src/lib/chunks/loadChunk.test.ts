import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './loadChunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a chunk that has loaded is returned', async () => {
  await expect(loadChunk(async () => 'the screen')).resolves.toBe('the screen');
  expect(vi.getTimerCount()).toBe(0);
});

test('a chunk that cannot be fetched is a ChunkLoadError that names its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ name: 'ChunkLoadError', cause });
});

test('a chunk that takes more than 120 seconds is a ChunkLoadError', async () => {
  const outcome = vi.fn();
  void loadChunk(() => new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});

test('a chunk that is gone since a later build was deployed says so', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ build: 'two' }));
  const meta = Object.assign(document.createElement('meta'), { name: 'build', content: 'one' });
  document.head.append(meta);
  vi.resetModules();
  const fresh = await import('./loadChunk.ts');
  const failure = await fresh
    .loadChunk(() => Promise.reject(new TypeError('Failed to fetch')))
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ isOutdated: true, message: expect.stringContaining('Reload') });
  meta.remove();
  vi.unstubAllGlobals();
});

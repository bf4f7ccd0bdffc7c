import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Build = typeof import('./build.ts');

let build: Build;
const meta = Object.assign(document.createElement('meta'), { name: 'build', content: 'one' });
const request = vi.fn<typeof fetch>();
const server = { build: 'one' as string | null, isReached: true };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  vi.resetModules();
  build = await import('./build.ts');
  Object.assign(server, { build: 'one', isReached: true });
  request.mockReset().mockImplementation(async () => {
    if (!server.isReached) throw new TypeError('Failed to fetch');
    return Response.json({ build: server.build });
  });
  vi.stubGlobal('fetch', request);
  document.head.append(meta);
});
afterEach(() => {
  cleanup();
  meta.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page is outdated once the server has another build, and stays so', async () => {
  expect(await build.isPageOutdated()).toBe(false);
  server.build = 'two';
  vi.advanceTimersByTime(5_000);
  expect(await build.isPageOutdated()).toBe(true);
  server.isReached = false;
  vi.advanceTimersByTime(5_000);
  expect(await build.isPageOutdated()).toBe(true);
});

test('many who ask at once are one request, and so are those who ask again within five seconds', async () => {
  await Promise.all(Array.from({ length: 20 }, () => build.isPageOutdated()));
  await build.isPageOutdated();
  expect(request).toHaveBeenCalledOnce();
});

test.each([
  ['a server that is not reached', () => void Object.assign(server, { isReached: false })],
  ['a server without a build', () => void Object.assign(server, { build: null })],
  ['a page of a development server', () => meta.remove()],
])('%s says nothing of an update', async (_what, prepare) => {
  server.build = 'two';
  prepare();
  expect(await build.isPageOutdated()).toBe(false);
});

test('components on screen follow it', async () => {
  const Notice = () => <p>{build.useIsPageOutdated() ? 'outdated' : 'current'}</p>;
  render(<Notice />);
  screen.getByText('current');
  server.build = 'two';
  await act(() => build.isPageOutdated());
  screen.getByText('outdated');
});

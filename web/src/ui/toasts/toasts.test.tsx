import { act, cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppTheme } from '../theme/AppTheme.tsx';
import { Toaster } from './Toaster.tsx';
import { ToastHost } from './ToastHost.tsx';
import { toast } from './toast.ts';

/** Longer than notistack's exit transition, after which a toast is unmounted. */
const exitTransitionMs = 1000;

/** Advances time in steps: the changes of each step may start timers of their own. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 100)));
  }
}

const isShown = (text: string) => screen.queryByText(text) !== null;

const renderToaster = () =>
  render(
    <AppTheme>
      <Toaster />
    </AppTheme>,
  );

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }));
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['success', 2000],
  ['error', 4000],
  ['blank', 4000],
] as const)('a %s toast is shown for %i ms', async (kind, duration) => {
  renderToaster();
  act(() => void toast[kind]('Saved'));
  await pass(duration - 200);
  expect(isShown('Saved')).toBe(true);
  await pass(200 + exitTransitionMs);
  expect(isShown('Saved')).toBe(false);
});

test('a loading toast stays until it is dismissed', async () => {
  const id = toast.loading('Uploading');
  renderToaster();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(isShown('Uploading')).toBe(true);
  act(() => toast.dismiss(id));
  await pass(exitTransitionMs);
  expect(isShown('Uploading')).toBe(false);
});

test('clear closes all toasts', async () => {
  renderToaster();
  act(() => {
    toast.loading('Uploading');
    toast.blank('Bench added to wish list');
  });
  act(() => toast.clear());
  await pass(exitTransitionMs);
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

test('twenty toasts are shown at once; the next one replaces the oldest', async () => {
  renderToaster();
  act(() => {
    for (let number = 1; number <= 21; number += 1) toast.blank(`Toast ${number}`);
  });
  await pass(exitTransitionMs);
  expect(screen.getAllByRole('alert')).toHaveLength(20);
  expect(isShown('Toast 1')).toBe(false);
  expect(isShown('Toast 21')).toBe(true);
});

test('a toast shown before the Toaster has loaded is not lost', async () => {
  vi.useRealTimers();
  toast.loading('Early');
  render(
    <AppTheme>
      <ToastHost />
    </AppTheme>,
  );
  expect(await screen.findByText('Early')).toBeTruthy();
});

test('a toast shown between the first rendering of the Toaster and its effects loses none', async () => {
  vi.useRealTimers();
  // Loads the Toaster, so that it renders at once from here on.
  toast.loading('Before');
  const { unmount } = render(
    <AppTheme>
      <ToastHost />
    </AppTheme>,
  );
  await screen.findByText('Before');
  unmount();

  toast.loading('First');
  let renderings = 0;
  // Called when React has changed the page, before effects run.
  const onRender = () => {
    renderings += 1;
    if (renderings === 2) toast.loading('Second');
  };
  render(
    <AppTheme>
      <Profiler id="toasts" onRender={onRender}>
        <ToastHost />
      </Profiler>
    </AppTheme>,
  );
  await screen.findByText('First');
  await screen.findByText('Second');
});

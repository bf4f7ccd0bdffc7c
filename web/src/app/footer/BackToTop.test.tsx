import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackToTop } from './BackToTop.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isOffered = () => screen.queryByRole('button', { name: 'Back to top' }) !== null;

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('the button appears after scrolling far; the position is read every 100 ms', () => {
  render(<BackToTop />);
  expect(isOffered()).toBe(false);
  scrollTo(5 * window.innerHeight);
  expect(isOffered()).toBe(true);
  scrollTo(0);
  act(() => void vi.advanceTimersByTime(99));
  expect(isOffered()).toBe(true);
  act(() => void vi.advanceTimersByTime(1));
  expect(isOffered()).toBe(false);
});

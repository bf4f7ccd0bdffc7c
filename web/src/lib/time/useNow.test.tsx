import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './useNow.ts';

const start = Date.parse('2026-11-22T12:00:00.000Z');
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();

let renders = 0;

/** Shows for each moment whether it has passed. */
function Moments({ moments }: { moments: readonly (string | null)[] }) {
  renders += 1;
  const now = useNow(moments);
  return <p>{moments.map((one) => (one && Date.parse(one) <= now ? 'past' : 'to come')).join()}</p>;
}

beforeEach(() => {
  renders = 0;
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test('each moment is noticed when it comes, and not before, with one timer for all', () => {
  render(
    <>
      <Moments moments={[at(10), null, at(-1)]} />
      <Moments moments={[at(20), at(30)]} />
    </>,
  );
  screen.getByText('to come,to come,past');
  expect(vi.getTimerCount()).toBe(1);
  passes(9.999);
  expect(renders).toBe(2);
  passes(0.001);
  screen.getByText('past,to come,past');
  screen.getByText('to come,to come');
  passes(10);
  screen.getByText('past,to come');
  passes(10);
  screen.getByText('past,past');
  expect(vi.getTimerCount()).toBe(0);
});

test('a moment in 90 days, for which no timer is long enough, comes when it does', () => {
  const days = 24 * 60 * 60;
  render(<Moments moments={[at(90 * days)]} />);
  passes(90 * days - 1);
  screen.getByText('to come');
  expect(renders).toBe(1);
  passes(1);
  screen.getByText('past');
});

test('a moment that is there later, and is over by then, is noticed at once; nothing waits for what is gone', () => {
  const { rerender, unmount } = render(<Moments moments={[]} />);
  passes(60);
  rerender(<Moments moments={[at(30), at(90)]} />);
  passes(0);
  screen.getByText('past,to come');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

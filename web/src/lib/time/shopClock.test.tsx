import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { setClockBy, shopNow } from './shopClock.ts';
import { useNow } from './useNow.ts';

/** The server's time when a test begins. */
const start = Date.parse('2026-11-22T12:00:00.000Z');
const at = (ms: number) => new Date(start + ms).toISOString();

/** Receives an answer from a server whose clock is `ms` after `start`. */
const answerAfter = (ms: number, sentAt = Date.now()) =>
  setClockBy(new Headers({ date: new Date(start + ms).toUTCString() }), sentAt);

afterEach(() => {
  cleanup();
  vi.setSystemTime(start);
  answerAfter(0);
  vi.useRealTimers();
});
beforeEach(() => void vi.useFakeTimers({ now: start }));

test.each([1.5, -1.5, 13, -13, 24 * 365])(
  'a clock that is %s hours ahead is corrected',
  (hours) => {
    vi.setSystemTime(start + hours * hourMs);
    answerAfter(0);
    expect(Math.abs(shopNow() - start)).toBeLessThanOrEqual(1_000);
    vi.advanceTimersByTime(hourMs);
    expect(Math.abs(shopNow() - start - hourMs)).toBeLessThanOrEqual(1_000);
  },
);

test('a clock that is right stays as it is, however long an answer takes', () => {
  const sentAt = Date.now();
  vi.advanceTimersByTime(10_000);
  answerAfter(9_000, sentAt);
  expect(shopNow()).toBe(Date.now());
  answerAfter(10_000);
  expect(shopNow()).toBe(Date.now());
});

test('an answer without a date, or with nonsense, leaves the clock alone', () => {
  setClockBy(new Headers(), Date.now());
  setClockBy(new Headers({ date: 'soon' }), Date.now());
  expect(shopNow()).toBe(Date.now());
});

test('times on screen follow the correction, and deadlines end when they end at the server', () => {
  vi.setSystemTime(start + 2 * hourMs);
  function Deadline() {
    const end = at(10_000);
    return <p>{Date.parse(end) <= useNow([end]) ? 'over' : 'open'}</p>;
  }
  render(
    <>
      <Deadline />
      <RelativeDate at={at(-2 * hourMs)} />
    </>,
  );
  screen.getByText('over');
  screen.getByText('4 hours ago');
  act(() => answerAfter(0));
  screen.getByText('open');
  screen.getByText('2 hours ago');
  act(() => void vi.advanceTimersByTime(8_000));
  screen.getByText('open');
  act(() => void vi.advanceTimersByTime(3_000));
  screen.getByText('over');
});

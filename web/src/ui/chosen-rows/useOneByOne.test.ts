import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leftOf, useOneByOne } from './useOneByOne.ts';

type Row = { id: string };
const rows: Row[] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

/** Answers the latest request: null for success, otherwise the reason and the seconds before a retry. */
type Answer = (message: string | null, seconds?: number) => unknown;

/** An action on rows whose answers the test gives. */
function setUp() {
  const asked: { row: Row; reason: string; answer: Answer }[] = [];
  const { result, unmount } = renderHook(() =>
    useOneByOne<Row>(
      (row, reason) =>
        new Promise((resolve) => {
          asked.push({
            row,
            reason,
            answer: (message, seconds) =>
              resolve(
                message === null
                  ? { ok: true }
                  : { ok: false, refusal: { message, ...(seconds && { retryAfter: seconds }) } },
              ),
          });
        }),
    ),
  );
  const answer: Answer = (...how) => act(async () => asked.at(-1)?.answer(...how));
  return { asked, answer, result, unmount };
}

test('one is asked for after the other, and what fails does not stop the rest', async () => {
  const { asked, answer, result } = setUp();
  let ended: Promise<unknown> = Promise.resolve();
  act(() => {
    ended = result.current.start(rows, 'Rude.');
  });
  expect(asked.map(({ row, reason }) => [row.id, reason])).toEqual([['a', 'Rude.']]);
  expect(result.current.progress).toMatchObject({ ended: 0, isRunning: true });
  await answer(null);
  expect(result.current.progress).toMatchObject({ ended: 1, failures: [], isRunning: true });
  await answer('Another admin was faster.');
  await answer(null);
  await answer(null);
  await ended;
  const { progress } = result.current;
  expect(progress).toMatchObject({ ended: 4, isRunning: false });
  expect(progress?.failures).toEqual([{ row: { id: 'b' }, message: 'Another admin was faster.' }]);
  expect(progress && leftOf(progress)).toEqual([{ id: 'b' }]);
});

test('stopped, it ends after the row under way, and the rest is left', async () => {
  const { asked, answer, result } = setUp();
  act(() => void result.current.start(rows, ''));
  await answer('No.');
  act(() => result.current.stop());
  await answer(null);
  const { progress } = result.current;
  expect(asked.length).toBe(2);
  expect(progress).toMatchObject({ ended: 2, isRunning: false });
  expect((progress ? leftOf(progress) : []).map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

test('when the page is left, nothing more is asked for', async () => {
  const { asked, answer, result, unmount } = setUp();
  act(() => void result.current.start(rows, ''));
  unmount();
  await answer(null);
  expect(asked.length).toBe(1);
});

test('a request refused by the rate limit is repeated after the wait', async () => {
  vi.useFakeTimers();
  try {
    const { asked, answer, result } = setUp();
    act(() => void result.current.start(rows, ''));
    await answer('No.');
    const since = Date.now();
    await answer('Too many requests.', 7);
    const waiting = { ended: 1, waitsUntil: since + 7000, isRunning: true };
    expect(result.current.progress).toMatchObject(waiting);
    await act(() => vi.advanceTimersByTimeAsync(6999));
    expect(asked.length).toBe(2);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(asked.map(({ row }) => row.id)).toEqual(['a', 'b', 'b']);
    expect(result.current.progress).toMatchObject({ ended: 1, waitsUntil: null, isRunning: true });
    await answer('Too many requests.', 1);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    for (const _row of ['b', 'c', 'd']) await answer(null);
    const { progress } = result.current;
    expect(progress).toMatchObject({ ended: 4, isRunning: false });
    expect((progress ? leftOf(progress) : []).map(({ id }) => id)).toEqual(['a']);
  } finally {
    vi.useRealTimers();
  }
});

test('stopped while it waits, it ends at once, and what it waited for is left and has not failed', async () => {
  const { asked, answer, result } = setUp();
  act(() => void result.current.start(rows, ''));
  await answer(null);
  await answer('Too many requests.', 60);
  await act(async () => result.current.stop());
  const { progress } = result.current;
  expect(progress).toMatchObject({ ended: 1, failures: [], waitsUntil: null, isRunning: false });
  expect((progress ? leftOf(progress) : []).map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  expect(asked.length).toBe(2);
  act(() => void result.current.start(rows, ''));
  expect(asked.length).toBe(3);
});

test('stopped before the refusal is there, it does not wait', async () => {
  const { answer, result } = setUp();
  act(() => void result.current.start(rows, ''));
  act(() => result.current.stop());
  await answer('Too many requests.', 60);
  const stopped = { ended: 0, failures: [], waitsUntil: null, isRunning: false };
  expect(result.current.progress).toMatchObject(stopped);
});

test('when the page is left while it waits, nothing more is asked for', async () => {
  vi.useFakeTimers();
  try {
    const { asked, answer, result, unmount } = setUp();
    act(() => void result.current.start(rows, ''));
    await answer('Too many requests.', 1);
    unmount();
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked.length).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leftOf, useOneByOne } from './useOneByOne.ts';

type Row = { id: string };
const rows: Row[] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

/** Something that is done to rows, whose answers a test gives. */
function setUp() {
  const asked: { row: Row; reason: string; answer: (message: string | null) => void }[] = [];
  const { result, unmount } = renderHook(() =>
    useOneByOne<Row>(
      (row, reason) =>
        new Promise((resolve) => {
          asked.push({
            row,
            reason,
            answer: (message) =>
              resolve(message === null ? { ok: true } : { ok: false, refusal: { message } }),
          });
        }),
    ),
  );
  const answer = (message: string | null) => act(async () => asked.at(-1)?.answer(message));
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

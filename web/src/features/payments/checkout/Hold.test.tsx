import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useHold } from './Hold.tsx';

const amount = { amount: 80_00, currency: 'USD', formatted: '$80.00' };

test('the end of a hold is noticed on its second, and remembered when the product has none any more', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const given = { amount, until: new Date(Date.now() + 300).toISOString() };
  const { result, rerender } = renderHook<ReturnType<typeof useHold>, typeof given | null>(
    useHold,
    {
      initialProps: given,
    },
  );
  act(() => void vi.advanceTimersByTime(299));
  expect(result.current).toEqual({ hold: given, endedHold: null });
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toEqual({ hold: null, endedHold: given });
  rerender(null);
  expect(result.current).toEqual({ hold: null, endedHold: given });
});

test('a product that never was held has neither', () => {
  const { result } = renderHook(() => useHold(null));
  expect(result.current).toEqual({ hold: null, endedHold: null });
});

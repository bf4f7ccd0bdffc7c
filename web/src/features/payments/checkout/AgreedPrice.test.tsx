import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHold } from './AgreedPrice.tsx';

const amount = { amount: 80_00, currency: 'USD', formatted: '$80.00' };

test('the end of a hold is noticed on its second, and remembered when the product has none any more', async () => {
  const given = { amount, until: new Date(Date.now() + 300).toISOString() };
  const { result, rerender } = renderHook<ReturnType<typeof useHold>, typeof given | null>(
    useHold,
    {
      initialProps: given,
    },
  );
  expect(result.current).toEqual({ hold: given, endedHold: null });
  await waitFor(() => expect(result.current).toEqual({ hold: null, endedHold: given }));
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(given.until));
  rerender(null);
  expect(result.current).toEqual({ hold: null, endedHold: given });
});

test('a product that never was held has neither', () => {
  const { result } = renderHook(() => useHold(null));
  expect(result.current).toEqual({ hold: null, endedHold: null });
});

import { expect, test } from 'vitest';
import type { RefusalCode } from '../../../generated/graphql.ts';
import { stateAfterOpening } from './paymentState.ts';

test.each<[RefusalCode | null, boolean]>([
  [null, true],
  ['UNAVAILABLE', true],
  ['TOO_MANY_REQUESTS', true],
  ['NOT_AVAILABLE', false],
  ['FORBIDDEN', false],
])('a payment that was refused with %s can be tried again: %s', (code, canRetry) => {
  const refusal = { message: 'No.', code, field: null };
  expect(stateAfterOpening({ ok: false, refusal })).toMatchObject({ status: 'refused', canRetry });
});

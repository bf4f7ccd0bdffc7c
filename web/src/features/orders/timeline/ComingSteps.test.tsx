import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { stubBrowserApis } from '../../../../testing/browserApiStubs.ts';
import { renderCards } from '../../../../testing/renderCards.tsx';
import { ComingSteps } from './ComingSteps.tsx';

beforeAll(stubBrowserApis);
afterEach(cleanup);

const balanceDue = {
  kind: 'BALANCE_DUE',
  at: '2030-05-04T12:00:00Z',
  isComing: true,
  by: null,
  amount: { amount: 60_00, currency: 'USD', formatted: '$60.00' },
};
const confirmed = {
  id: 'o',
  state: 'CONFIRMED',
  hasOpenProblem: false,
  disputed: false,
  buyer: { userId: 'buyer', name: 'Paul' },
  seller: { userId: 'seller', name: 'Greta' },
  handOverProof: null,
  cancellation: null,
  pickUp: null,
  timeline: [balanceDue],
};

test.each([
  ['the next step names', confirmed, false],
  ['a bank dispute covers', { ...confirmed, disputed: true }, true],
  ['a problem covers', { ...confirmed, hasOpenProblem: true }, true],
])('the date of the balance, which %s, stands once', (_what, order, isShown) => {
  renderCards({ uid: 'buyer', role: 'BUYER' }, <ComingSteps order={order as never} />);
  expect(screen.queryByText('Balance due') !== null).toBe(isShown);
});

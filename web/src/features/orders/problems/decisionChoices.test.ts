import { expect, test } from 'vitest';
import type { ActedOrder } from '../actions/actedOrder.ts';
import { decisionChoices } from './decisionChoices.ts';

const money = (amount: number) => ({ amount, currency: 'usd', formatted: `$${amount / 100}` });

/** The first choices with hint, decision and amount, up to the full refund. */
function onTheTable(asked: number | null, offered: number | null) {
  const choices = decisionChoices({
    productName: 'Bench',
    buyer: { name: 'Paul' },
    seller: { name: 'Ann' },
    totals: { kept: money(120_00) },
    problems: [
      { closedAt: '2026-11-01', wishedAmount: money(1_00), offeredAmount: money(1_00) },
      {
        closedAt: null,
        wishedAmount: asked === null ? null : money(asked),
        offeredAmount: offered === null ? null : money(offered),
      },
    ],
  } as ActedOrder);
  const all = choices.findIndex(({ value }) => value === 'FULL_REFUND');
  return choices
    .slice(0, all)
    .map(({ text, hint, decision, amount }) => [text, hint, decision, amount]);
}

const asked = ['Refund $30', 'Paul asks for this', 'PARTIAL_REFUND', 30_00];
const offered = ['Refund $15', 'Ann offers this', 'PARTIAL_REFUND', 15_00];

test('an admin chooses an amount of the open problem with one tap', () => {
  expect(onTheTable(30_00, 15_00)).toEqual([asked, offered]);
  expect(onTheTable(null, 15_00)).toEqual([offered]);
  expect(onTheTable(30_00, null)).toEqual([asked]);
  expect(onTheTable(30_00, 30_00)).toEqual([
    ['Refund $30', 'Both agree on this amount', 'PARTIAL_REFUND', 30_00],
  ]);
});

test('what is all that is left, or more, is no part', () => {
  expect(onTheTable(null, null)).toEqual([]);
  expect(onTheTable(120_00, 130_00)).toEqual([]);
});

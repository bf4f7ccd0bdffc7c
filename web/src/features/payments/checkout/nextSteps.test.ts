import { expect, test } from 'vitest';
import { balanceDay, nextSteps } from './nextSteps.ts';

const noon = Date.parse('2026-11-29T12:00:00Z');
const deal = { part: 'WHOLE', amount: '$120.00', balance: null, isHandedOver: false } as const;

const datesOf = (changes: Partial<Parameters<typeof nextSteps>[0]>) =>
  nextSteps({ ...deal, ...changes }, noon).map(({ when }) => when);

test('paying leads to the pick-up, and then to the end of the time for problems', () => {
  expect(datesOf({})).toEqual(['Today, Nov 29', 'By Jan 28', 'For 30 days after pick-up']);
});

test('whoever pays half reads when the other half is due', () => {
  const steps = nextSteps({ ...deal, part: 'FIRST_HALF', balance: '$60.00' }, noon);
  expect(steps.at(-1)).toEqual({
    when: 'After pick-up',
    text: 'Pay the other $60.00 within 3 working days.',
  });
});

test('a balance may be paid before or after the hand-over', () => {
  expect(datesOf({ part: 'BALANCE' })).toHaveLength(3);
  expect(datesOf({ part: 'BALANCE', isHandedOver: true })).toEqual([
    'Today, Nov 29',
    'Until Dec 29',
  ]);
});

test('the day of the balance is the shop’s, and no holiday', () => {
  const holidays = ['2026-12-01', '2026-12-02'];
  expect(balanceDay(noon, { timeZone: 'UTC', holidays })).toBe('Fri, Dec 4');
  // It is already Monday there.
  expect(balanceDay(noon, { timeZone: 'Pacific/Auckland', holidays: [] })).toBe('Thu, Dec 3');
});

import { choicesOf } from '../../../ui/table-toolbar/tableAddress.ts';
import { orderStateLabels } from '../orderLabels.ts';

const { HAND_OVER_CLAIMED, PAID_IN_PART, PAID, CONFIRMED, CLOSED, CANCELLED } = orderStateLabels;

/** Orders in one state, by its name in the address. */
export const stateChoices = {
  ...choicesOf({ PAID_IN_PART, PAID }, (state) => ({ filter: { state } })),
  claimed: [HAND_OVER_CLAIMED, { filter: { state: 'HAND_OVER_CLAIMED' } }],
  ...choicesOf({ CONFIRMED, CLOSED, CANCELLED }, (state) => ({ filter: { state } })),
} as const;

export const problemChoice = ['Problem reported', { filter: { hasOpenProblem: true } }] as const;

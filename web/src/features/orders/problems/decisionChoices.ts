import type { ProblemDecision } from '../../../generated/graphql.ts';
import type { ActedOrder } from '../actions/actedOrder.ts';
import { openProblemOf } from './openProblemOf.ts';

type Money = { amount: number; formatted: string };

/** An admin's choice: a decision with its amount; without one, the admin types it. */
export type DecisionChoice = {
  value: string;
  text: string;
  hint: string;
  decision: ProblemDecision;
  amount: number | null;
};

/** The proposed amounts first, then everything, nothing and another amount. */
export function decisionChoices(order: ActedOrder): DecisionChoice[] {
  const { buyer, seller, totals, productName } = order;
  const { kept } = totals;
  const { wishedAmount = null, offeredAmount = null } = openProblemOf(order) ?? {};
  const part = (value: string, money: Money | null, hint: string): DecisionChoice[] =>
    money && money.amount < kept.amount
      ? [
          {
            value,
            text: `Refund ${money.formatted}`,
            hint,
            decision: 'PARTIAL_REFUND',
            amount: money.amount,
          },
        ]
      : [];
  const isAgreed = wishedAmount?.amount === offeredAmount?.amount;
  return [
    ...part(
      'ASKED',
      wishedAmount,
      isAgreed ? 'Both agree on this amount' : `${buyer.name} asks for this`,
    ),
    ...(isAgreed ? [] : part('OFFERED', offeredAmount, `${seller.name} offers this`)),
    {
      value: 'FULL_REFUND',
      text: `Refund ${kept.formatted} in full`,
      hint: `${buyer.name} keeps ${productName}`,
      decision: 'FULL_REFUND',
      amount: null,
    },
    {
      value: 'REFUND_AFTER_RETURN',
      text: `Refund ${kept.formatted} after the return`,
      hint: `Once ${seller.name} has ${productName} back`,
      decision: 'REFUND_AFTER_RETURN',
      amount: null,
    },
    {
      value: 'NO_REFUND',
      text: 'No refund',
      hint: `${seller.name} keeps the money`,
      decision: 'NO_REFUND',
      amount: null,
    },
    {
      value: 'OWN',
      text: 'Another amount',
      hint: `Up to ${kept.formatted}`,
      decision: 'PARTIAL_REFUND',
      amount: null,
    },
  ];
}

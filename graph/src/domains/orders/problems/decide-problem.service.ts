import { returnMs } from '@fitness-zone/contract/dealing/order-states.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Context } from '../../../context/context.ts';
import type { DecideProblemInput } from '../../../generated/graphql.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { orderNotification } from '../../outbox/outbox.model.ts';
import type { Situation } from '../order-actions.rules.ts';
import { checkAmount, refundableTotal } from '../refunds/exact-refund.rules.ts';
import { changeOrder, conflict, orderAnswer } from '../state/change-order.service.ts';
import { ended, refunded, withStep } from './problem-steps.service.ts';

/**
 * Decides a problem as an admin.
 * @throws Refusal as `changeOrder`
 */
export async function decideProblem(context: Context, input: Unchecked<DecideProblemInput>) {
  const { currency } = context.config;
  const given = validInput('DecideProblemInput', input, currency);
  const { orderId, decision, text, amount } = given;
  const order = await changeOrder(context, orderId, {
    roles: ['admin'],
    action: 'decide-problem',
    audit: {
      action: 'decide-problem',
      reason: text,
      decided: (one) => ({
        outcome: decision,
        amount: decision === 'partial-refund' ? (amount ?? 0) : refundableTotal(one),
        of: paidTotal(one),
      }),
    },
    isDone: ({ order: { problems } }) => {
      const last = problems.at(-1);
      const isSameAmount = decision !== 'partial-refund' || last?.refundAmount === amount;
      return last?.decision === decision && last.steps.at(-1)?.text === text && isSameAmount;
    },
    set: (one) => {
      if (decision === 'partial-refund') {
        const returned = checkAmount(one, amount);
        return refunded(one, returned, 'decided', 'admin', { text, decision, status: 'decided' });
      }
      if (decision === 'full-refund') return refundedWhole(one, text);
      if (decision === 'no-refund') {
        return {
          ...withStep(
            one,
            'decided',
            'admin',
            { text },
            {
              decision,
              status: 'decided',
              closedAt: new Date(one.at),
              answerBy: null,
            },
          ),
          ...ended(one, 'admin'),
        };
      }
      return {
        ...withStep(
          one,
          'decided',
          'admin',
          { text },
          {
            decision,
            status: 'returning',
            answerBy: new Date(one.at + returnMs),
          },
        ),
        ...orderNotification('problem-updated', ['buyer', 'seller'], one.at),
      };
    },
  });
  return orderAnswer(context, order, () => 'Problem decided');
}

const paidTotal = ({ payments }: Situation): number =>
  payments.reduce((sum, payment) => sum + payment.amount, 0);

/** Refunds everything that is left to the buyer; the product stays where it is. */
function refundedWhole(one: Situation, text: string) {
  if (one.payments.some(({ dispute }) => dispute?.status === 'open')) {
    throw conflict(one, 'The bank’s dispute is open. Decide on a full refund once it has ended.');
  }
  const amount = refundableTotal(one);
  if (amount === 0) throw conflict(one, 'Nothing is left to refund.');
  const decided = refunded(one, amount, 'decided', 'admin', {
    text,
    decision: 'full-refund',
    status: 'decided',
  });
  return {
    ...decided,
    events: [...decided.events, { kind: 'cancelled', at: new Date(one.at), by: 'admin' }],
    state: 'cancelled',
    cancellation: { by: 'admin', reason: 'problem', message: text, at: new Date(one.at) },
  };
}

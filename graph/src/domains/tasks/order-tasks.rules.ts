import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import type { DueAction, Situation } from '../orders/order-actions.rules.ts';
import { openProblem } from '../orders/problems/problem.rules.ts';
import { asSentence, type Task } from './task.rules.ts';

type Names = { buyer: string; seller: string };
type Step = Pick<Task, 'sentence' | 'since' | 'until' | 'mutation'>;
type StepOf = (situation: Situation, names: Names, isAdmin: boolean) => Step;

/** Sentence, start and deadline of the task for each action that can be due in an order. */
export const orderSteps: Record<DueAction, StepOf> = {
  'accept-problem-offer': ({ order }, { seller }) => ({
    sentence: `${seller} offers ${moneyOf(order, openProblem(order)?.offeredAmount)} back. Accept it, or ask an admin to decide.`,
    ...inProblem(order),
  }),
  'answer-problem': ({ order }, { buyer }) => ({
    sentence: `${buyer} reports a problem and waits for your answer.`,
    ...inProblem(order),
  }),
  'confirm-return': ({ order }, { buyer }) => ({
    sentence: `Confirm the return once ${buyer} has brought it back.`,
    ...inProblem(order),
    mutation: 'confirmReturn',
  }),
  'decide-problem': ({ order, at }, { buyer, seller }) => {
    const { since, until } = inProblem(order);
    const isLate = until !== null && until.getTime() <= at;
    return {
      sentence: `Decide on the problem between ${buyer} and ${seller}.`,
      since: isLate ? until : since,
      until: null,
    };
  },
  'answer-cancellation': ({ order }, { buyer, seller }, isAdmin) => {
    const { createdAt = order.createdAt, answerBy = null } = order.cancelRequest ?? {};
    return isAdmin
      ? {
          sentence: `Decide whether ${buyer} can cancel the sale. ${asSentence(seller)} hasn’t answered.`,
          since: answerBy ?? createdAt,
          until: null,
        }
      : { sentence: `${buyer} asks to cancel the sale.`, since: createdAt, until: answerBy };
  },
  'confirm-receipt': ({ order, now }, { seller }) => {
    const { claimedAt, pickUp } = order;
    const isClaimed = now.state === 'hand-over-claimed';
    return {
      sentence: isClaimed
        ? `${seller} says they handed it over. Did you receive it?`
        : 'The pick-up time has passed. Did you receive it?',
      since: (isClaimed ? claimedAt : pickUp?.agreed?.at) ?? order.createdAt,
      until: now.confirmBy,
      mutation: 'confirmOrderReceipt',
    };
  },
  'pay-balance': ({ order, payments: [first], now }) => ({
    sentence: `Pay the balance of ${moneyOf(order, first?.balance?.amount)}.`,
    since: now.handedOverAt ?? order.createdAt,
    until: first?.balance?.dueBy ?? null,
  }),
  'accept-pick-up': ({ order }, { buyer, seller }) => {
    const { by, times = [], proposedAt = order.createdAt } = order.pickUp?.proposal ?? {};
    return {
      sentence: `${by === 'buyer' ? buyer : seller} proposes ${times.length === 1 ? 'a time' : 'times'} for the pick-up.`,
      since: proposedAt,
      until: new Date(Math.max(...times.map((time) => time.getTime()))),
    };
  },
  'propose-pick-up': ({ order }) => ({
    sentence: 'Agree on a time and place for the pick-up.',
    since: order.createdAt,
    until: null,
  }),
  'choose-pick-up-time': ({ order }, { seller }) => ({
    sentence: `Choose a time to pick it up from ${seller}.`,
    since: order.createdAt,
    until: null,
  }),
  'enter-code': ({ order }, { buyer }) => {
    const { agreed, proposal } = order.pickUp ?? {};
    return {
      sentence: `Ask ${buyer} for the six-digit code when you hand it over.`,
      since: agreed?.agreedAt ?? proposal?.proposedAt ?? order.createdAt,
      until: null,
    };
  },
};

const moneyOf = ({ currency }: OrderRecord, amount: number | null | undefined): string =>
  formatMoney(amount ?? 0, currency);

/** The time of the last step in the problem, and the deadline for an answer. */
function inProblem(order: OrderRecord): { since: Date; until: Date | null } {
  const current = openProblem(order);
  return {
    since: current?.steps.at(-1)?.at ?? order.createdAt,
    until: current?.answerBy ?? null,
  };
}

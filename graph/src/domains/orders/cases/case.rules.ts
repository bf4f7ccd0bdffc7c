import { caseAnswerMs } from '@fitness-zone/contract/dealing/order-states.ts';
import type { CaseStatus } from '@fitness-zone/contract/enums.ts';
import { Types } from 'mongoose';
import type { CaseRecord, OrderRecord } from '../order.model.ts';

/** A case as its resolvers have it: with the currency of its order. */
export type ShownCase = CaseRecord & Pick<OrderRecord, 'currency'>;

const endedStatuses: readonly CaseStatus[] = ['agreed', 'decided', 'closed'];

/** The case that is open; null without one. */
export function openCase({ cases }: Pick<OrderRecord, 'cases'>): CaseRecord | null {
  const last = cases.at(-1);
  return last && !endedStatuses.includes(last.status) ? last : null;
}

/**
 * Where a case stands: without an answer in time, it goes to the admins.
 * @param now epoch milliseconds
 */
export const caseStatusAt = ({ status, answerBy }: CaseRecord, now: number): CaseStatus =>
  answerBy && answerBy.getTime() <= now && !endedStatuses.includes(status) ? 'escalated' : status;

type Opening = Pick<CaseRecord, 'reason' | 'wish' | 'wishedAmount'> & { text: string };

/**
 * A case that a buyer opens.
 * @param now epoch milliseconds
 */
export function newCase({ text, ...opening }: Opening, now: number): CaseRecord {
  const at = new Date(now);
  return {
    _id: new Types.ObjectId(),
    status: 'open',
    ...opening,
    openedAt: at,
    answerBy: new Date(now + caseAnswerMs),
    steps: [
      {
        ...{ kind: 'opened' as const, by: 'buyer' as const, at, text },
        ...(opening.wishedAmount != null && { amount: opening.wishedAmount }),
      },
    ],
  };
}

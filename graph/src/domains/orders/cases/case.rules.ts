import type { CaseStatus } from '@fitness-zone/contract/enums.ts';
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

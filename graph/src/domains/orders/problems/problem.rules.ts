import { problemAnswerMs } from '@fitness-zone/contract/dealing/order-states.ts';
import type { ProblemStatus } from '@fitness-zone/contract/enums.ts';
import { Types } from 'mongoose';
import type { PrivatePhotoRecord } from '../../private-photos/private-photo.model.ts';
import type { OrderRecord, ProblemRecord } from '../order.model.ts';
import { isErased } from '../state/erasing.rules.ts';

export type ShownProblem = ProblemRecord & Pick<OrderRecord, 'currency'>;

const endedStatuses: readonly ProblemStatus[] = ['agreed', 'decided', 'closed'];

/** Null without one. */
export function openProblem({ problems }: Pick<OrderRecord, 'problems'>): ProblemRecord | null {
  const last = problems.at(-1);
  return last && !endedStatuses.includes(last.status) ? last : null;
}

/**
 * The status by the clock: a problem without an answer in time goes to the admins.
 * @param now epoch milliseconds
 */
export const problemStatusAt = ({ status, answerBy }: ProblemRecord, now: number): ProblemStatus =>
  answerBy && answerBy.getTime() <= now && !endedStatuses.includes(status) ? 'escalated' : status;

type Opening = Pick<ProblemRecord, 'reason' | 'wish' | 'wishedAmount'> & {
  text: string;
  photos?: PrivatePhotoRecord[];
};

/**
 * A problem that a buyer opens.
 * @param now epoch milliseconds
 */
export function newProblem({ text, photos = [], ...opening }: Opening, now: number): ProblemRecord {
  const at = new Date(now);
  return {
    _id: new Types.ObjectId(),
    status: 'open',
    ...opening,
    openedAt: at,
    answerBy: new Date(now + problemAnswerMs),
    steps: [
      {
        kind: 'opened' as const,
        by: 'buyer' as const,
        at,
        text,
        ...(opening.wishedAmount != null && { amount: opening.wishedAmount }),
        ...(photos.length > 0 && { photos }),
      },
    ],
  };
}

type Shown = { order: OrderRecord; now: Parameters<typeof isErased>[1]; at: number };

/** The problems of an order in the form for its sides and admins. */
export const shownProblems = ({ order, now, at }: Shown): ProblemRecord[] =>
  (isErased(order, now, at) && withoutPhotos(order)) || order.problems;

/** The problems of an order without their photos; null if it has none. */
export function withoutPhotos({ problems }: Pick<OrderRecord, 'problems'>): ProblemRecord[] | null {
  if (!problems.some(({ steps }) => steps.some(({ photos }) => photos?.length))) return null;
  return problems.map(({ steps, ...one }) => ({
    ...one,
    steps: steps.map(({ photos: _erased, ...step }) => step),
  }));
}

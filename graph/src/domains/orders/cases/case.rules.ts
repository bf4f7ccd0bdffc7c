import { caseAnswerMs } from '@fitness-zone/contract/dealing/order-states.ts';
import type { CaseStatus } from '@fitness-zone/contract/enums.ts';
import { Types } from 'mongoose';
import type { PrivatePhotoRecord } from '../../private-photos/private-photo.model.ts';
import type { CaseRecord, OrderRecord } from '../order.model.ts';
import { isErased } from '../state/erasing.rules.ts';

/** With the currency of its order. */
export type ShownCase = CaseRecord & Pick<OrderRecord, 'currency'>;

const endedStatuses: readonly CaseStatus[] = ['agreed', 'decided', 'closed'];

/** Null without one. */
export function openCase({ cases }: Pick<OrderRecord, 'cases'>): CaseRecord | null {
  const last = cases.at(-1);
  return last && !endedStatuses.includes(last.status) ? last : null;
}

/**
 * Without an answer in time, a case goes to the admins.
 * @param now epoch milliseconds
 */
export const caseStatusAt = ({ status, answerBy }: CaseRecord, now: number): CaseStatus =>
  answerBy && answerBy.getTime() <= now && !endedStatuses.includes(status) ? 'escalated' : status;

type Opening = Pick<CaseRecord, 'reason' | 'wish' | 'wishedAmount'> & {
  text: string;
  photos?: PrivatePhotoRecord[];
};

/**
 * A case that a buyer opens.
 * @param now epoch milliseconds
 */
export function newCase({ text, photos = [], ...opening }: Opening, now: number): CaseRecord {
  const at = new Date(now);
  return {
    _id: new Types.ObjectId(),
    status: 'open',
    ...opening,
    openedAt: at,
    answerBy: new Date(now + caseAnswerMs),
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

/** The cases of an order as its sides and admins see them. */
export const shownCases = ({ order, now, at }: Shown): CaseRecord[] =>
  (isErased(order, now, at) && withoutPhotos(order)) || order.cases;

/** The cases of an order without their photos; null if it has none. */
export function withoutPhotos({ cases }: Pick<OrderRecord, 'cases'>): CaseRecord[] | null {
  if (!cases.some(({ steps }) => steps.some(({ photos }) => photos?.length))) return null;
  return cases.map(({ steps, ...one }) => ({
    ...one,
    steps: steps.map(({ photos: _erased, ...step }) => step),
  }));
}

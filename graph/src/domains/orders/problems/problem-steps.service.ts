import { isDeepStrictEqual } from 'node:util';
import { returnMs } from '@fitness-zone/contract/dealing/order-states.ts';
import type { OrderActor, ProblemStepKind } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type {
  AcceptProblemOfferInput,
  AnswerProblemInput,
  CommentOnProblemInput,
  ReportProblemInput,
} from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { orderNotification } from '../../outbox/outbox.model.ts';
import type { PrivatePhotoRecord } from '../../private-photos/private-photo.model.ts';
import { cancelled } from '../cancelling/cancel-order.service.ts';
import type { ProblemRecord, ProblemStepRecord } from '../order.model.ts';
import type { Situation } from '../order-actions.rules.ts';
import { checkAmount, withRefund } from '../refunds/exact-refund.rules.ts';
import { changeOrder, conflict, orderAnswer, withEvent } from '../state/change-order.service.ts';
import { newProblem, openProblem } from './problem.rules.ts';
import { claimProblemPhotos } from './problem-photos.service.ts';

/** A step in a problem. */
type StepContent = {
  text?: string | null | undefined;
  amount?: number | undefined;
  photos?: PrivatePhotoRecord[];
  requestId?: string | null | undefined;
};

/** Fields that identify a repeated step. */
type Repeated = Pick<StepContent, 'text' | 'amount' | 'requestId'> & {
  photoIds?: readonly string[] | null | undefined;
};

/** The problems of an order with one more step in the last one. */
export function withStep(
  { order, at }: Situation,
  kind: ProblemStepKind,
  by: OrderActor,
  { text, amount, photos = [], requestId }: StepContent,
  changes: Partial<ProblemRecord> = {},
): { problems: ProblemRecord[] } {
  const current = order.problems.at(-1);
  if (!current) throw new Error('an order without a problem has no steps of it');
  const step = {
    kind,
    by,
    at: new Date(at),
    ...(text && { text }),
    ...(amount !== undefined && { amount }),
    ...(photos.length > 0 && { photos }),
    ...(requestId && { requestId }),
  };
  return {
    problems: [
      ...order.problems.slice(0, -1),
      { ...current, ...changes, steps: [...current.steps, step] },
    ],
  };
}

/** Returns the update that ends a problem. */
export const ended = (
  { order, at }: Situation,
  by: OrderActor,
  {
    to = ['buyer', 'seller'],
    notification = 'problem-closed' as const,
  }: { to?: OrderActor[]; notification?: 'problem-closed' | 'partly-refunded' } = {},
) => ({
  ...withEvent({ order, at }, 'problem-closed', by),
  ...orderNotification(
    notification,
    to.filter((side) => side !== by),
    at,
  ),
});

/** Fields that an agreement on an exact amount sets. */
export const refunded = (
  one: Situation,
  amount: number,
  kind: ProblemStepKind,
  by: OrderActor,
  {
    text,
    photos,
    requestId,
    ...changes
  }: Partial<ProblemRecord> & Pick<StepContent, 'text' | 'photos' | 'requestId'>,
) => ({
  ...withStep(
    one,
    kind,
    by,
    { amount, text, requestId, ...(photos && { photos }) },
    {
      ...changes,
      refundAmount: amount,
      closedAt: new Date(one.at),
      answerBy: null,
    },
  ),
  ...withRefund(one, amount),
  ...ended(one, by, { notification: 'partly-refunded' }),
});

const hasPhotos = ({ photos }: ProblemStepRecord, ids: Repeated['photoIds']): boolean =>
  isDeepStrictEqual(
    (photos ?? []).map(({ _id }) => _id.toHexString()),
    [...new Set(ids)],
  );

/** Whether the side's step is the last one, or was taken under the same request id before others followed. */
const isTaken = (one: Situation, kind: ProblemStepKind, by: OrderActor, said: Repeated): boolean =>
  isLastStep(one, kind, by, said) ||
  (said.requestId != null &&
    one.order.problems.some(({ steps }) =>
      steps.some((step) => step.by === by && step.requestId === said.requestId),
    ));

const isLastStep = (
  { order }: Situation,
  kind: ProblemStepKind,
  by: OrderActor,
  { text, amount, photoIds }: Repeated = {},
): boolean => {
  const last = order.problems.at(-1)?.steps.at(-1);
  return (
    last?.kind === kind &&
    last.by === by &&
    (last.text ?? '') === (text ?? '') &&
    hasPhotos(last, photoIds) &&
    (amount === undefined || last.amount === amount)
  );
};

type Seen = { problemId?: string | null | undefined; stepCount?: number | null | undefined };

/** Refuses a step in another problem than its sender saw, or after steps that they didn't see: it may have waited. */
function requireSeen({ order }: Situation, { problemId, stepCount }: Seen): void {
  const current = openProblem(order);
  if (problemId != null && current?._id.toHexString() !== problemId)
    throw conflict({ order }, 'This was about another problem. Look at the order again.');
  if (stepCount != null && current && current.steps.length > stepCount)
    throw conflict({ order }, 'The problem has moved on. Look at it before you answer.');
}

/**
 * Reports a problem for the signed-in buyer.
 * @throws Refusal as `changeOrder`
 */
export async function reportProblem(context: Context, input: Unchecked<ReportProblemInput>) {
  const { currency } = context.config;
  const { orderId, amount, photoIds, ...opening } = validInput(
    'ReportProblemInput',
    input,
    currency,
  );
  const order = await changeOrder(context, orderId, {
    roles: ['buyer'],
    action: 'report-problem',
    isDone: ({ order: { problems } }) => {
      const last = openProblem({ problems });
      const [first] = last?.steps ?? [];
      if (!last || !first) return false;
      const { reason, wish } = last;
      return (
        reason === opening.reason &&
        wish === opening.wish &&
        first.text === opening.text &&
        (wish !== 'partial-refund' || last.wishedAmount === amount) &&
        hasPhotos(first, photoIds)
      );
    },
    set: async (one) => {
      const wishedAmount =
        opening.wish === 'partial-refund' ? { wishedAmount: checkAmount(one, amount) } : {};
      const photos = await claimProblemPhotos(context, one.order, photoIds);
      return {
        problems: [
          ...one.order.problems,
          newProblem({ ...opening, ...wishedAmount, photos }, one.at),
        ],
        ...withEvent(one, 'problem-reported', 'buyer'),
        ...orderNotification('problem-reported', ['seller', 'admin'], one.at, 'buyer'),
      };
    },
  });
  return orderAnswer(context, order, (name) => `Problem with ${name} reported`);
}

/**
 * Answers a problem of the signed-in seller.
 * @throws Refusal as `changeOrder`, `conflict` for another problem and after steps that the seller didn't see
 */
export async function answerProblem(context: Context, input: Unchecked<AnswerProblemInput>) {
  const { currency } = context.config;
  const { orderId, problemId, stepCount, answer, amount, text, photoIds, requestId } = validInput(
    'AnswerProblemInput',
    input,
    currency,
  );
  const kind = ({ accept: 'accepted', offer: 'offered', decline: 'declined' } as const)[answer];
  const order = await changeOrder(context, orderId, {
    roles: ['seller'],
    action: 'answer-problem',
    isDone: (one) =>
      isTaken(one, kind, 'seller', { text, amount: amount ?? undefined, photoIds, requestId }),
    set: async (one) => {
      requireSeen(one, { problemId, stepCount });
      const claim = () => claimProblemPhotos(context, one.order, photoIds);
      if (answer === 'accept') return accepted(one, { text, requestId, photos: await claim() });
      if (answer === 'decline' && !text) {
        throw new Refusal('invalid', 'Tell the buyer why you decline.', { field: 'text' });
      }
      const offered = answer === 'offer' ? checkAmount(one, amount) : undefined;
      return {
        ...withStep(
          one,
          kind,
          'seller',
          { text, amount: offered, photos: await claim(), requestId },
          {
            status: 'answered',
            offeredAmount: offered ?? null,
          },
        ),
        ...orderNotification('problem-updated', ['buyer'], one.at, 'seller'),
      };
    },
  });
  const messages = { accept: 'You accepted', offer: 'Offer sent', decline: 'You declined' };
  return orderAnswer(context, order, () => messages[answer]);
}

/** The seller agrees to the buyer's wish. */
function accepted(one: Situation, said: Pick<StepContent, 'text' | 'photos' | 'requestId'>) {
  const { wish, wishedAmount } = openProblem(one.order) ?? {};
  if (wish === 'partial-refund') {
    const amount = checkAmount(one, wishedAmount, 'answer');
    return refunded(one, amount, 'accepted', 'seller', { ...said, status: 'agreed' });
  }
  if (wish !== 'return') {
    throw new Refusal('invalid', 'Offer an amount or decline: the buyer asks for something else.', {
      field: 'answer',
    });
  }
  return {
    ...withStep(one, 'accepted', 'seller', said, {
      status: 'returning',
      answerBy: new Date(one.at + returnMs),
    }),
    ...orderNotification('problem-updated', ['buyer'], one.at, 'seller'),
  };
}

/**
 * Accepts the seller's offer for the signed-in buyer, which refunds exactly that amount.
 * @throws Refusal as `changeOrder`, `conflict` for another amount than the current offer
 */
export async function acceptProblemOffer(
  context: Context,
  input: Unchecked<AcceptProblemOfferInput>,
) {
  const { currency } = context.config;
  const { orderId, amount } = validInput('AcceptProblemOfferInput', input, currency);
  const order = await changeOrder(context, orderId, {
    roles: ['buyer'],
    action: 'accept-problem-offer',
    isDone: (one) => isLastStep(one, 'offer-accepted', 'buyer', { amount }),
    set: (one) => {
      if (openProblem(one.order)?.offeredAmount !== amount) {
        throw conflict(one, 'The seller has changed the offer. Look at it again.', 'amount');
      }
      checkAmount(one, amount);
      return refunded(one, amount, 'offer-accepted', 'buyer', { status: 'agreed' });
    },
  });
  return orderAnswer(context, order, () => 'Offer accepted: the money is on its way');
}

/**
 * Adds a remark to a problem.
 * @throws Refusal as `changeOrder`, `conflict` for another problem
 */
export async function commentOnProblem(context: Context, input: Unchecked<CommentOnProblemInput>) {
  const { role: by } = requireRole(context, 'buyer', 'seller', 'admin');
  const { orderId, problemId, text, photoIds, requestId } = validInput(
    'CommentOnProblemInput',
    input,
  );
  const others = (['buyer', 'seller'] as const).filter((side) => side !== by);
  const order = await changeOrder(context, orderId, {
    roles: [by],
    action: 'comment-on-problem',
    ...(by === 'admin' && { audit: { action: 'comment-on-problem', reason: text } }),
    isDone: (one) => isTaken(one, 'commented', by, { text, photoIds, requestId }),
    set: async (one) => {
      requireSeen(one, { problemId });
      const photos = await claimProblemPhotos(context, one.order, photoIds);
      return {
        ...withStep(one, 'commented', by, { text, requestId, photos }),
        ...orderNotification('problem-updated', others, one.at, by),
      };
    },
  });
  return orderAnswer(context, order, () => 'Message added');
}

/**
 * Asks admins to decide the problem of the signed-in buyer or seller.
 * @throws Refusal as `changeOrder`
 */
export async function escalateProblem(context: Context, orderId: unknown) {
  const { role: by } = requireRole(context, 'buyer', 'seller');
  const given = validInput('MutationEscalateProblemArgs', { orderId });
  const order = await changeOrder(context, given.orderId, {
    roles: [by],
    action: 'escalate-problem',
    isDone: ({ order: { problems } }) => openProblem({ problems })?.status === 'escalated',
    set: (one) => ({
      ...withStep(one, 'escalated', by, {}, { status: 'escalated', answerBy: null }),
      ...withEvent(one, 'problem-escalated', by),
    }),
  });
  return orderAnswer(context, order, () => 'Admins will decide');
}

/**
 * Closes the problem of the signed-in buyer.
 * @throws Refusal as `changeOrder`
 */
export async function closeProblem(context: Context, orderId: unknown) {
  const given = validInput('MutationCloseProblemArgs', { orderId });
  const order = await changeOrder(context, given.orderId, {
    roles: ['buyer'],
    action: 'close-problem',
    isDone: (one) => isLastStep(one, 'closed', 'buyer'),
    set: (one) => ({
      ...withStep(
        one,
        'closed',
        'buyer',
        {},
        {
          status: 'closed',
          closedAt: new Date(one.at),
          answerBy: null,
        },
      ),
      ...ended(one, 'buyer'),
    }),
  });
  return orderAnswer(context, order, (name) => `Problem with ${name} closed`);
}

/**
 * Notes that the signed-in seller has the product back: everything is refunded.
 * @throws Refusal as `changeOrder`
 */
export async function confirmReturn(context: Context, orderId: unknown) {
  const given = validInput('MutationConfirmReturnArgs', { orderId });
  const order = await changeOrder(context, given.orderId, {
    roles: ['seller'],
    action: 'confirm-return',
    isDone: (one) => isLastStep(one, 'returned', 'seller'),
    set: async (one) => ({
      ...withStep(
        one,
        'returned',
        'seller',
        {},
        {
          status: openProblem(one.order)?.decision ? 'decided' : 'agreed',
          closedAt: new Date(one.at),
          answerBy: null,
        },
      ),
      ...(await cancelled(context, one, { by: 'seller', reason: 'problem' })),
    }),
  });
  return orderAnswer(context, order, (name) => `${name} returned: the buyer gets a full refund`);
}

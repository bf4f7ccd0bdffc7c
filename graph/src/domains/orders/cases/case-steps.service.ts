import { isDeepStrictEqual } from 'node:util';
import { returnMs } from '@fitness-zone/contract/dealing/order-states.ts';
import type { CaseStepKind, OrderActor } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type {
  AcceptCaseOfferInput,
  AnswerCaseInput,
  CommentOnCaseInput,
  OpenCaseInput,
} from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { orderNews } from '../../outbox/outbox.model.ts';
import type { PrivatePhotoRecord } from '../../private-photos/private-photo.model.ts';
import { cancelled } from '../cancelling/cancel-order.service.ts';
import type { CaseRecord, CaseStepRecord } from '../order.model.ts';
import type { Situation } from '../order-actions.rules.ts';
import { checkAmount, withRefund } from '../refunds/exact-refund.rules.ts';
import { changeOrder, conflict, orderAnswer, withEvent } from '../state/change-order.service.ts';
import { newCase, openCase } from './case.rules.ts';
import { claimCasePhotos } from './case-photos.service.ts';

/** A step in a case. */
type Said = {
  text?: string | null | undefined;
  amount?: number | undefined;
  photos?: PrivatePhotoRecord[];
};

/** Fields that identify a repeated step. */
type Repeated = Pick<Said, 'text' | 'amount'> & { photoIds?: readonly string[] | null | undefined };

/** The cases of an order with one more step in the last one. */
export function withStep(
  { order, at }: Situation,
  kind: CaseStepKind,
  by: OrderActor,
  { text, amount, photos = [] }: Said,
  changes: Partial<CaseRecord> = {},
): { cases: CaseRecord[] } {
  const current = order.cases.at(-1);
  if (!current) throw new Error('an order without a case has no steps of it');
  const step = {
    kind,
    by,
    at: new Date(at),
    ...(text && { text }),
    ...(amount !== undefined && { amount }),
    ...(photos.length > 0 && { photos }),
  };
  return {
    cases: [
      ...order.cases.slice(0, -1),
      { ...current, ...changes, steps: [...current.steps, step] },
    ],
  };
}

/** Returns the update that ends a case. */
export const ended = (
  { order, at }: Situation,
  by: OrderActor,
  {
    to = ['buyer', 'seller'],
    news = 'case-closed' as const,
  }: { to?: OrderActor[]; news?: 'case-closed' | 'partly-refunded' } = {},
) => ({
  ...withEvent({ order, at }, 'case-closed', by),
  ...orderNews(
    news,
    to.filter((side) => side !== by),
    at,
  ),
});

/** Fields that an agreement on an exact amount sets. */
export const refunded = (
  one: Situation,
  amount: number,
  kind: CaseStepKind,
  by: OrderActor,
  { text, photos, ...changes }: Partial<CaseRecord> & Pick<Said, 'text' | 'photos'>,
) => ({
  ...withStep(
    one,
    kind,
    by,
    { amount, text, ...(photos && { photos }) },
    {
      ...changes,
      refundAmount: amount,
      closedAt: new Date(one.at),
      answerBy: null,
    },
  ),
  ...withRefund(one, amount),
  ...ended(one, by, { news: 'partly-refunded' }),
});

const hasPhotos = ({ photos }: CaseStepRecord, ids: Repeated['photoIds']): boolean =>
  isDeepStrictEqual(
    (photos ?? []).map(({ _id }) => _id.toHexString()),
    [...new Set(ids)],
  );

const isLastStep = (
  { order }: Situation,
  kind: CaseStepKind,
  by: OrderActor,
  { text, amount, photoIds }: Repeated = {},
): boolean => {
  const last = order.cases.at(-1)?.steps.at(-1);
  return (
    last?.kind === kind &&
    last.by === by &&
    (last.text ?? '') === (text ?? '') &&
    hasPhotos(last, photoIds) &&
    (amount === undefined || last.amount === amount)
  );
};

/**
 * Opens a case of the signed-in buyer.
 * @throws Refusal as `changeOrder`, `invalid` with the field at fault
 */
export async function openOrderCase(context: Context, input: Unchecked<OpenCaseInput>) {
  const { currency } = context.config;
  const { orderId, amount, photoIds, ...opening } = validInput('OpenCaseInput', input, currency);
  const order = await changeOrder(context, orderId, {
    roles: ['buyer'],
    action: 'open-case',
    isDone: ({ order: { cases } }) => {
      const last = openCase({ cases });
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
      const photos = await claimCasePhotos(context, one.order, photoIds);
      return {
        cases: [...one.order.cases, newCase({ ...opening, ...wishedAmount, photos }, one.at)],
        ...withEvent(one, 'case-opened', 'buyer'),
        ...orderNews('problem-reported', ['seller', 'admin'], one.at, 'buyer'),
      };
    },
  });
  return orderAnswer(context, order, (name) => `Case about ${name} opened`);
}

/**
 * Answers a case of the signed-in seller.
 * @throws Refusal as `changeOrder`, `invalid` with the field at fault
 */
export async function answerCase(context: Context, input: Unchecked<AnswerCaseInput>) {
  const { currency } = context.config;
  const { orderId, answer, amount, text, photoIds } = validInput(
    'AnswerCaseInput',
    input,
    currency,
  );
  const kind = ({ accept: 'accepted', offer: 'offered', decline: 'declined' } as const)[answer];
  const order = await changeOrder(context, orderId, {
    roles: ['seller'],
    action: 'answer-case',
    isDone: (one) =>
      isLastStep(one, kind, 'seller', { text, amount: amount ?? undefined, photoIds }),
    set: async (one) => {
      const claim = () => claimCasePhotos(context, one.order, photoIds);
      if (answer === 'accept') return accepted(one, text, await claim());
      if (answer === 'decline' && !text) {
        throw new Refusal('invalid', 'Tell the buyer why you decline.', { field: 'text' });
      }
      const offered = answer === 'offer' ? checkAmount(one, amount) : undefined;
      return {
        ...withStep(
          one,
          kind,
          'seller',
          { text, amount: offered, photos: await claim() },
          {
            status: 'answered',
            offeredAmount: offered ?? null,
          },
        ),
        ...orderNews('case-updated', ['buyer'], one.at, 'seller'),
      };
    },
  });
  const messages = { accept: 'You accepted', offer: 'Offer sent', decline: 'You declined' };
  return orderAnswer(context, order, () => messages[answer]);
}

/** The seller agrees to the buyer's wish. */
function accepted(one: Situation, text: string | null | undefined, photos: PrivatePhotoRecord[]) {
  const { wish, wishedAmount } = openCase(one.order) ?? {};
  if (wish === 'partial-refund') {
    const amount = checkAmount(one, wishedAmount, 'answer');
    return refunded(one, amount, 'accepted', 'seller', { text, photos, status: 'agreed' });
  }
  if (wish !== 'return') {
    throw new Refusal('invalid', 'Offer an amount or decline: the buyer asks for something else.', {
      field: 'answer',
    });
  }
  return {
    ...withStep(
      one,
      'accepted',
      'seller',
      { text, photos },
      {
        status: 'returning',
        answerBy: new Date(one.at + returnMs),
      },
    ),
    ...orderNews('case-updated', ['buyer'], one.at, 'seller'),
  };
}

/**
 * Accepts the seller's offer for the signed-in buyer: exactly that amount goes back.
 * @throws Refusal as `changeOrder`, `conflict` for another amount than the current offer
 */
export async function acceptCaseOffer(context: Context, input: Unchecked<AcceptCaseOfferInput>) {
  const { currency } = context.config;
  const { orderId, amount } = validInput('AcceptCaseOfferInput', input, currency);
  const order = await changeOrder(context, orderId, {
    roles: ['buyer'],
    action: 'accept-case-offer',
    isDone: (one) => isLastStep(one, 'offer-accepted', 'buyer', { amount }),
    set: (one) => {
      if (openCase(one.order)?.offeredAmount !== amount) {
        throw conflict(one, 'The seller has changed the offer. Look at it again.', 'amount');
      }
      checkAmount(one, amount);
      return refunded(one, amount, 'offer-accepted', 'buyer', { status: 'agreed' });
    },
  });
  return orderAnswer(context, order, () => 'Offer accepted: the money is on its way');
}

/**
 * Adds a remark to a case.
 * @throws Refusal as `changeOrder`
 */
export async function commentOnCase(context: Context, input: Unchecked<CommentOnCaseInput>) {
  const { role: by } = requireRole(context, 'buyer', 'seller', 'admin');
  const { orderId, text, photoIds } = validInput('CommentOnCaseInput', input);
  const others = (['buyer', 'seller'] as const).filter((side) => side !== by);
  const order = await changeOrder(context, orderId, {
    roles: [by],
    action: 'comment-on-case',
    ...(by === 'admin' && { audit: { action: 'comment-on-case', reason: text } }),
    isDone: (one) => isLastStep(one, 'commented', by, { text, photoIds }),
    set: async (one) => ({
      ...withStep(one, 'commented', by, {
        text,
        photos: await claimCasePhotos(context, one.order, photoIds),
      }),
      ...orderNews('case-updated', others, one.at, by),
    }),
  });
  return orderAnswer(context, order, () => 'Message added');
}

/**
 * Asks admins to decide the case of the signed-in buyer or seller.
 * @throws Refusal as `changeOrder`
 */
export async function escalateCase(context: Context, orderId: unknown) {
  const { role: by } = requireRole(context, 'buyer', 'seller');
  const given = validInput('MutationEscalateCaseArgs', { orderId });
  const order = await changeOrder(context, given.orderId, {
    roles: [by],
    action: 'escalate-case',
    isDone: ({ order: { cases } }) => openCase({ cases })?.status === 'escalated',
    set: (one) => ({
      ...withStep(one, 'escalated', by, {}, { status: 'escalated', answerBy: null }),
      ...withEvent(one, 'case-escalated', by),
    }),
  });
  return orderAnswer(context, order, () => 'Admins will decide');
}

/**
 * Closes the case of the signed-in buyer.
 * @throws Refusal as `changeOrder`
 */
export async function closeCase(context: Context, orderId: unknown) {
  const given = validInput('MutationCloseCaseArgs', { orderId });
  const order = await changeOrder(context, given.orderId, {
    roles: ['buyer'],
    action: 'close-case',
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
  return orderAnswer(context, order, (name) => `Case about ${name} closed`);
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
          status: openCase(one.order)?.decision ? 'decided' : 'agreed',
          closedAt: new Date(one.at),
          answerBy: null,
        },
      ),
      ...(await cancelled(context, one, { by: 'seller', reason: 'case' })),
    }),
  });
  return orderAnswer(context, order, (name) => `${name} returned: the buyer gets a full refund`);
}

import { cancelAnswerMs } from '@fitness-zone/contract/dealing/order-states.ts';
import type { CancellationReason, OrderActor } from '@fitness-zone/contract/enums.ts';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Context } from '../../../context/context.ts';
import type {
  AnswerCancellationInput,
  CancelOrderInput,
  RequestCancellationInput,
} from '../../../generated/graphql.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { orderNotification } from '../../outbox/outbox.model.ts';
import { saleRefundObstacle } from '../../payments/refunds/refund-obstacle.rules.ts';
import { isKnownToProvider } from '../../payments/refunds/return-sale.service.ts';
import { isBalanceGivenUp, type Situation } from '../order-actions.rules.ts';
import { refundableTotal } from '../refunds/exact-refund.rules.ts';
import { changeOrder, conflict, orderAnswer, withEvent } from '../state/change-order.service.ts';
import { answeredBy } from './cancel-request.rules.ts';

type Why = { by: OrderActor; reason: CancellationReason; message?: string | null | undefined };

const isCancelled = ({ now }: Situation) => now.state === 'cancelled';

/** Returns the update for a cancellation. Settling the order then makes the refund and returns the product. */
export async function cancelled(context: Context, situation: Situation, why: Why) {
  const { payments, order, at } = situation;
  const [first] = payments;
  const obstacle = saleRefundObstacle(payments);
  if (obstacle) throw conflict(situation, obstacle.message);
  if (first && !(await isKnownToProvider(context, first))) {
    throw conflict(
      situation,
      `The card provider can’t find the payment for ${first.productName}. Contact the shop.`,
    );
  }
  const { by, reason, message } = why;
  return {
    state: 'cancelled',
    cancellation: { by, reason, at: new Date(at), ...(message && { message }) },
    ...withEvent({ order, at }, 'cancelled', by),
    ...orderNotification('sale-cancelled', by === 'seller' ? ['buyer'] : ['buyer', 'seller'], at),
  };
}

/**
 * Cancels an order of the signed-in seller with a full refund.
 * @throws Refusal as `changeOrder`
 */
export async function cancelOrder(context: Context, input: Unchecked<CancelOrderInput>) {
  const { orderId, reason, message } = validInput('CancelOrderInput', input);
  const order = await changeOrder(context, orderId, {
    roles: ['seller'],
    action: 'cancel',
    isDone: (one) => {
      const done = one.order.cancellation;
      const isSame = done?.reason === reason && (done.message ?? '') === (message ?? '');
      return isCancelled(one) && done?.by === 'seller' && isSame;
    },
    set: (one) => {
      if (reason === 'balance-unpaid' && !isBalanceGivenUp(one)) {
        throw new Refusal('invalid', 'The balance is not overdue for 14 days.', {
          field: 'reason',
        });
      }
      if (reason === 'other' && !message) {
        throw new Refusal('invalid', 'Tell the buyer why you cancel.', { field: 'message' });
      }
      return cancelled(context, one, { by: 'seller', reason, message });
    },
  });
  return orderAnswer(
    context,
    order,
    (name) => `Sale of ${name} cancelled: the buyer gets a full refund`,
  );
}

/**
 * Asks the seller to cancel an order of the signed-in buyer.
 * @throws Refusal as `changeOrder`
 */
export async function requestCancellation(
  context: Context,
  input: Unchecked<RequestCancellationInput>,
) {
  const { orderId, reason } = validInput('RequestCancellationInput', input);
  const order = await changeOrder(context, orderId, {
    roles: ['buyer'],
    action: 'request-cancellation',
    isDone: ({ order: { cancelRequest }, now: { cancelRequestStatus: status } }) =>
      (status === 'open' || status === 'escalated') && cancelRequest?.reason === reason,
    set: (one) => ({
      cancelRequest: {
        reason,
        createdAt: new Date(one.at),
        answerBy: new Date(one.at + cancelAnswerMs),
      },
      ...withEvent(one, 'cancel-requested', 'buyer'),
      ...orderNotification('cancellation-requested', ['seller'], one.at, 'buyer'),
    }),
  });
  return orderAnswer(
    context,
    order,
    (name) => `You asked the seller to cancel the sale of ${name}`,
  );
}

/**
 * Answers the buyer's request to cancel, as the seller or, after three days, as an admin.
 * @throws Refusal as `changeOrder`, `invalid` if declined without a reason
 */
async function answer(
  context: Context,
  input: Unchecked<AnswerCancellationInput>,
  by: 'seller' | 'admin',
) {
  const { orderId, accept, message } = validInput('AnswerCancellationInput', input);
  const order = await changeOrder(context, orderId, {
    roles: [by],
    action: 'answer-cancellation',
    ...(by === 'admin' && {
      audit: {
        action: 'decide-cancellation',
        reason: message || undefined,
        decided: (one) => ({
          outcome: accept ? 'accepted' : 'declined',
          amount: refundableTotal(one),
        }),
      },
    }),
    isDone: (one) => {
      const { accepted, answer: said } = one.order.cancelRequest ?? {};
      const isSame = accepted === accept && (said ?? '') === (message ?? '');
      return isSame && answeredBy(one.order) === by;
    },
    set: async (one) => {
      if (!accept && !message) {
        throw new Refusal('invalid', 'Tell the buyer why you decline.', { field: 'message' });
      }
      const request = {
        'cancelRequest.accepted': accept,
        'cancelRequest.answeredAt': new Date(one.at),
        ...(message && { 'cancelRequest.answer': message }),
      };
      if (accept) {
        return { ...request, ...(await cancelled(context, one, { by, reason: 'buyer-asked' })) };
      }
      return {
        ...request,
        ...withEvent(one, 'cancel-declined', by),
        ...orderNotification('cancellation-declined', ['buyer'], one.at),
      };
    },
  });
  return orderAnswer(context, order, (name) =>
    accept ? `Sale of ${name} cancelled: the buyer gets a full refund` : 'Request declined',
  );
}

export const answerCancellation = (context: Context, input: Unchecked<AnswerCancellationInput>) =>
  answer(context, input, 'seller');

export const decideCancellation = (context: Context, input: Unchecked<AnswerCancellationInput>) =>
  answer(context, input, 'admin');

import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { ReportProblemInput } from '../../generated/graphql.ts';
import { notFound, toObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { orderNews } from '../outbox/outbox.model.ts';
import { partOf } from '../payments/balance/balance.rules.ts';
import type { PaymentRecord } from '../payments/payment.model.ts';
import { isSale } from '../payments/payment.visibility.ts';
import { newCase, openCase } from './cases/case.rules.ts';
import { claimHandOver, confirmOrderReceipt } from './hand-over/hand-over.service.ts';
import type { OrderRecord } from './order.model.ts';
import { changeOrder, withEvent } from './state/change-order.service.ts';

// Steps of an order for clients that know payments: they name the first payment and get it back.

/**
 * Confirms that the signed-in buyer has received what a payment bought. Safe to repeat.
 * @throws Refusal as `confirmOrderReceipt`, with the payment; `not-found` for another buyer's
 */
export async function confirmReceipt(context: Context, paymentId: unknown) {
  const buyer = requireRole(context, 'buyer');
  const given = validInput('MutationConfirmReceiptArgs', { paymentId });
  const payment = await findPayment(context, { id: given.paymentId, buyerId: buyer._id });
  const { productName: name } = payment;
  return step(context, payment, `${name} marked as received`, (order) =>
    confirmOrderReceipt(context, order._id.toHexString()),
  );
}

/**
 * Records the signed-in seller's claim to have handed over what a first instalment bought. Safe to repeat.
 * @throws Refusal as `claimHandOver`, with the payment; `not-found` for another seller's
 */
export async function confirmHandOver(context: Context, paymentId: unknown) {
  const seller = requireRole(context, 'seller');
  const given = validInput('MutationConfirmHandOverArgs', { paymentId });
  const payment = await findPayment(context, { id: given.paymentId, sellerId: seller._id });
  if (!isSale(payment)) throw notFound('Payment');
  const { productName: name } = payment;
  if (partOf(payment) === 'whole') {
    throw refusal(payment, `${name} is fully paid: the buyer confirms the hand-over.`);
  }
  return step(context, payment, `${name} marked as handed over`, (order) =>
    claimHandOver(context, order._id.toHexString()),
  );
}

/**
 * Opens a case about what the signed-in buyer's payment bought. Safe to repeat.
 * @throws Refusal as `changeOrder`, with the payment; `not-found` for another buyer's
 */
export async function reportProblem(context: Context, input: Unchecked<ReportProblemInput>) {
  const buyer = requireRole(context, 'buyer');
  const { paymentId, problem: text } = validInput('ReportProblemInput', input);
  const payment = await findPayment(context, { id: paymentId, buyerId: buyer._id });
  const { productName: name } = payment;
  return step(context, payment, `Problem with ${name} reported`, ({ _id }) =>
    changeOrder(context, _id.toHexString(), {
      roles: ['buyer'],
      action: 'open-case',
      isDone: ({ order }) => {
        const { reason, wish, steps } = openCase(order) ?? {};
        return reason === 'other' && wish === 'other' && steps?.[0]?.text === text;
      },
      set: (one) => ({
        cases: [...one.order.cases, newCase({ reason: 'other', wish: 'other', text }, one.at)],
        ...withEvent(one, 'case-opened', 'buyer'),
        ...orderNews('problem-reported', ['seller', 'admin'], one.at, 'buyer'),
      }),
    }),
  );
}

type Own = { id: string } & Partial<Pick<PaymentRecord, 'buyerId' | 'sellerId'>>;

async function findPayment({ models }: Context, { id, ...own }: Own): Promise<PaymentRecord> {
  const _id = toObjectId(id, 'Payment');
  const payment: PaymentRecord | null = await models.Payment.findOne({ _id, ...own }).lean();
  if (!payment) throw notFound('Payment');
  return payment;
}

/** Takes a step in the order of a payment; a refusal carries the payment as it is now. */
async function step(
  { models }: Context,
  payment: PaymentRecord,
  message: string,
  take: (order: OrderRecord) => Promise<unknown>,
) {
  const { productName: name, status } = payment;
  if (payment.part === 'balance') {
    throw refusal(payment, `This is the balance for ${name}: please say so of the first payment.`);
  }
  const order: OrderRecord | null = await models.Order.findOne({
    firstPaymentId: payment._id,
  }).lean();
  if (!order) {
    const isOpen = status === 'pending' || status === 'failed';
    throw refusal(
      payment,
      isOpen ? `${name} is not paid.` : `Your payment for ${name} was refunded.`,
    );
  }
  const now = async () => (await models.Payment.findById(payment._id).lean()) ?? payment;
  try {
    await take(order);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'conflict') throw error;
    throw refusal(await now(), error.message);
  }
  return { message, payment: await now() };
}

const refusal = (payment: PaymentRecord, message: string) =>
  new Refusal('conflict', message, { payload: { payment } });

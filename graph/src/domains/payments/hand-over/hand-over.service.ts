import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { Viewer } from '../../../context/merged-types.ts';
import type { ReportProblemInput } from '../../../generated/graphql.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { advanceHandOver } from './hand-over.states.ts';

/**
 * Notes that the signed-in buyer has received what a payment bought. Safe to repeat.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but buyers, `invalid` with the argument
 *   at fault, `not-found` for a payment that is unknown or another buyer's, `conflict` for one that is not
 *   paid or was refunded, and where the buyer has said that something is wrong
 */
export async function confirmReceipt(context: Context, paymentId: unknown) {
  const buyer = requireRole(context, 'buyer');
  const given = validInput('MutationConfirmReceiptArgs', { paymentId });
  const payment = await findPurchase(context, buyer, given.paymentId);
  const moved = await advanceHandOver(context, payment, { status: 'handed-over' });
  const now = moved ?? (await findPurchase(context, buyer, given.paymentId));
  if (!now.handedOverAt) throw refusalFor(now);
  return { message: `${now.productName} marked as received`, payment: now };
}

/**
 * Notes what the signed-in buyer says is wrong with something that was bought. Safe to repeat.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but buyers, `invalid` with the field at
 *   fault, `not-found` for a payment that is unknown or another buyer's, `conflict` for one that is not paid or
 *   was refunded, and where something else was reported before
 */
export async function reportProblem(context: Context, input: Unchecked<ReportProblemInput>) {
  const buyer = requireRole(context, 'buyer');
  const { paymentId, problem } = validInput('ReportProblemInput', input);
  const payment = await findPurchase(context, buyer, paymentId);
  const moved = await advanceHandOver(context, payment, { status: 'disputed', problem });
  const now = moved ?? (await findPurchase(context, buyer, paymentId));
  if (now.problem !== problem) throw refusalFor(now);
  return { message: `Problem with ${now.productName} reported`, payment: now };
}

async function findPurchase(
  { models }: Context,
  buyer: Viewer,
  id: string,
): Promise<PaymentRecord> {
  const _id = toObjectId(id, 'Payment');
  const payment = await models.Payment.findOne({ _id, buyerId: buyer._id }).lean();
  if (!payment) throw notFound('Payment');
  return payment;
}

/** Why the hand-over of a payment did not move on; with the payment, so that the caller sees how it stands. */
function refusalFor(payment: PaymentRecord): Refusal {
  const { productName, status } = payment;
  const refuse = (message: string) => new Refusal('conflict', message, { payload: { payment } });
  if (payment.part === 'balance') {
    return refuse(`This is the balance for ${productName}. Use the first payment instead.`);
  }
  if (status === 'pending' || status === 'failed') return refuse(`${productName} is not paid.`);
  if (status !== 'paid') return refuse(`Your payment for ${productName} was refunded.`);
  return refuse(`You have already reported a problem with ${productName}.`);
}

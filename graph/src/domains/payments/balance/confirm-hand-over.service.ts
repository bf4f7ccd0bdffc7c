import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { Viewer } from '../../../context/merged-types.ts';
import { notFound, toObjectId } from '../../../shared/ids.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { advanceHandOver } from '../hand-over/hand-over.states.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { isSale } from '../payment.visibility.ts';
import { partOf } from './balance.rules.ts';

/**
 * Notes that the signed-in seller has handed over what was sold in two instalments, so that the balance is due. Safe to
 * repeat, also after the buyer has said so.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers, `invalid` with the argument at
 *   fault, `not-found` for a payment that is unknown, another seller's or no sale, `conflict` for one that was paid at
 *   once, was refunded or cancelled, and where the buyer has said that something is wrong
 */
export async function confirmHandOver(context: Context, paymentId: unknown) {
  const seller = requireRole(context, 'seller');
  const given = validInput('MutationConfirmHandOverArgs', { paymentId });
  const payment = await findSale(context, seller, given.paymentId);
  if (partOf(payment) !== 'first-half') throw refusalFor(payment);
  const moved = await advanceHandOver(context, payment, { status: 'handed-over', bySeller: true });
  const now = moved ?? (await findSale(context, seller, given.paymentId));
  if (!now.handedOverAt) throw refusalFor(now);
  return { message: `${now.productName} marked as handed over`, payment: now };
}

async function findSale({ models }: Context, seller: Viewer, id: string): Promise<PaymentRecord> {
  const _id = toObjectId(id, 'Payment');
  const payment = await models.Payment.findOne({ _id, sellerId: seller._id }).lean();
  if (!payment || !isSale(payment)) throw notFound('Payment');
  return payment;
}

function refusalFor(payment: PaymentRecord): Refusal {
  const { productName, status } = payment;
  const refuse = (message: string) => new Refusal('conflict', message, { payload: { payment } });
  if (partOf(payment) === 'balance') {
    return refuse(
      `This is the balance for ${productName}. Confirm the hand-over of the first payment.`,
    );
  }
  if (partOf(payment) === 'whole') {
    return refuse(`${productName} is fully paid, so the buyer confirms the hand-over.`);
  }
  if (status !== 'paid') return refuse(`The payment for ${productName} was refunded.`);
  return refuse(`The buyer reported a problem with ${productName}.`);
}

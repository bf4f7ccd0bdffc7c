import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { refreshPaymentTokens } from './browse/refresh-payment-tokens.service.ts';
import { deletedParty, type PaymentRecord } from './payment.model.ts';
import { publishPayment } from './payment.visibility.ts';

/**
 * Removes a deleted account's name, e-mail and own texts (a seller's place, a buyer's problem report) from its
 * payments, bought and sold. Accounting data stays: product, amount, times, the provider's transaction and all ids.
 * @returns the current payments
 */
export async function anonymizePaymentsOf(
  { models, events }: Pick<Shop, 'models' | 'events'>,
  userId: Types.ObjectId,
): Promise<PaymentRecord[]> {
  const { name, email } = deletedParty;
  // Updates each separately, since a concurrent sale or report may have written to it.
  const bought = {
    buyerId: userId,
    $or: [{ buyerEmail: { $ne: email } }, { problem: { $ne: null } }],
  };
  const sold = {
    sellerId: userId,
    $or: [{ sellerName: { $ne: name } }, { place: { $ne: '' } }],
  };
  const found = [
    ...(await models.Payment.find(bought, { _id: 1 }).sort({ _id: -1 }).lean()),
    ...(await models.Payment.find(sold, { _id: 1 }).sort({ _id: -1 }).lean()),
  ];
  await models.Payment.updateMany(bought, {
    $set: { buyerName: name, buyerEmail: email },
    $unset: { problem: 1 },
  });
  await models.Payment.updateMany(sold, { sellerName: name, place: '' });
  await refreshPaymentTokens({ models }, userId);
  const ids = found.map(({ _id }) => _id);
  const payments = await models.Payment.find({ _id: { $in: ids } })
    .sort({ _id: -1 })
    .lean();
  for (const payment of payments) publishPayment(events, payment);
  return payments;
}

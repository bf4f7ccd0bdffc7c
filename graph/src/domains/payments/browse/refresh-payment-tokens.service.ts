import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { Filter } from '../../../shared/keyset/keyset-query.ts';
import type { PaymentRecord } from '../payment.model.ts';
import { paymentTokens } from './payment-tokens.rules.ts';

type Records = Pick<Shop, 'models'>;

const batchSize = 250;

/**
 * Updates the search tokens of an account's payments, bought and sold, to its current name and e-mail. Can run twice.
 */
export async function refreshPaymentTokens(
  records: Records,
  userId: Types.ObjectId,
  signal?: AbortSignal,
): Promise<void> {
  for (const own of [{ buyerId: userId }, { sellerId: userId }]) {
    let payments: PaymentRecord[] = [];
    do {
      const behind: Filter = payments.length > 0 ? { _id: { $lt: payments.at(-1)?._id } } : {};
      payments = await records.models.Payment.find({ ...own, ...behind })
        .sort({ _id: -1 })
        .limit(batchSize)
        .lean();
      await writeTokens(records, payments);
    } while (payments.length === batchSize && !signal?.aborted);
  }
}

async function writeTokens({ models }: Records, payments: readonly PaymentRecord[]): Promise<void> {
  if (payments.length === 0) return;
  const ids = payments.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId]);
  const people = await models.User.find({ _id: { $in: ids } }).lean();
  const byId = new Map(people.map((person) => [person._id.toHexString(), person]));
  await models.Payment.bulkWrite(
    payments.map((payment) => {
      const parties = [payment.buyerId, payment.sellerId].map((id) => byId.get(id.toHexString()));
      const update = { $set: { searchTokens: paymentTokens(payment, parties) } };
      return { updateOne: { filter: { _id: payment._id }, update, timestamps: false } };
    }),
  );
}

import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Models } from '../../context/merged-types.ts';
import type { PaymentRecord } from './payment.model.ts';

/** One request's loader of payments, always from the database: payments aren't cached. */
export const paymentLoaders = ({ Payment }: Pick<Models, 'Payment'>) => ({
  payment: new DataLoader<Types.ObjectId, PaymentRecord | null, string>(
    async (ids) => {
      const payments: PaymentRecord[] = await Payment.find({ _id: { $in: [...ids] } }).lean();
      const found = new Map(payments.map((payment) => [payment._id.toHexString(), payment]));
      return ids.map((id) => found.get(id.toHexString()) ?? null);
    },
    { cacheKeyFn: (id) => id.toHexString() },
  ),
});

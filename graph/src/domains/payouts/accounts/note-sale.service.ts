import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { PayoutRecord } from '../payout.model.ts';
import { nextReminder } from './reminder-times.rules.ts';

type Services = Pick<Shop, 'models' | 'config' | 'now'>;

/** Creates the record of a seller's account, and starts the reminders if it isn't set up. May be repeated. */
export async function noteSale(
  { models: { PayoutAccount }, config, now }: Services,
  _id: Types.ObjectId,
): Promise<void> {
  const at = new Date(now());
  const begun = { state: 'not-started' as const, missing: [], createdAt: at, owed: 0 };
  await PayoutAccount.updateOne({ _id }, { $setOnInsert: begun }, { upsert: true });
  if (!config.payouts.isOn) return;
  await PayoutAccount.updateOne(
    { _id, state: { $ne: 'active' }, remindAt: null },
    { $set: { remindAt: nextReminder(at.getTime(), 0), reminders: 0 } },
  );
}

/** Stores a seller's debt: the sum over all their payouts in the shop's currency. */
export async function noteOwed(
  { models: { Payout, PayoutAccount }, config }: Services,
  sellerId: Types.ObjectId,
): Promise<void> {
  const currency = config.currency.toLowerCase();
  const owing: PayoutRecord[] = await Payout.find({
    sellerId,
    currency,
    'sums.owed': { $gt: 0 },
  }).lean();
  const owed = owing.reduce((total, { sums }) => total + sums.owed, 0);
  await PayoutAccount.updateOne({ _id: sellerId }, { $set: { owed } });
}

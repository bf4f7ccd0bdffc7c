import { hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import type { PayoutRecord } from '../payout.model.ts';

/** The seller may be setting it up just now: the first reminder comes so long after a sale, in milliseconds. */
const firstReminderMs = hourMs;

type Services = Pick<Shop, 'models' | 'config' | 'now'>;

/** Begins the record of a seller's account, and the reminders of its set-up if that is not done. May be repeated. */
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
    { $set: { remindAt: new Date(at.getTime() + firstReminderMs), reminders: 0 } },
  );
}

/** Notes what a seller owes: the sum over all their payouts in the shop's currency. */
export async function noteOwed(
  { models: { Payout, PayoutAccount }, config }: Services,
  sellerId: Types.ObjectId,
): Promise<void> {
  const currency = config.currency.toLowerCase();
  const owing: PayoutRecord[] = await Payout.find({
    ...{ sellerId, currency, 'sums.owed': { $gt: 0 } },
  }).lean();
  const owed = owing.reduce((total, { sums }) => total + sums.owed, 0);
  await PayoutAccount.updateOne({ _id: sellerId }, { $set: { owed } });
}

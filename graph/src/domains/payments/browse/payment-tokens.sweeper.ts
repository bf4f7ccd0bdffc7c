import { Types } from 'mongoose';
import { unfollowedCollection } from '../../../adapters/database/unfollowed-collection.ts';
import type { Shop } from '../../../context/shop.ts';
import { followChanges } from '../../../shared/follow-changes.ts';
import { refreshPaymentTokens } from './refresh-payment-tokens.service.ts';

type Services = Pick<Shop, 'models' | 'events' | 'log'>;

const everyMs = 10_000;
/** Milliseconds that a process has for one account's payments before another may take over. */
const leaseMs = 60_000;
const batchSize = 100;

/**
 * Updates payments' search tokens after their buyers or sellers are renamed: as soon as this process has published the
 * account's change, and every ten seconds for killed processes.
 */
export const startPaymentTokensSweeper = (services: Services) =>
  followChanges(services.events, {
    onOwn: (change, signal) =>
      change.kind === 'user'
        ? [refreshOne(services, new Types.ObjectId(change.userId), signal)]
        : [],
    sweep: (signal) => sweepPaymentTokens(services, signal),
    everyMs,
    onFault: (err) =>
      services.log.error({ err }, 'payments could not be given new names to be found by'),
  });

async function refreshOne({ models }: Services, _id: Types.ObjectId, signal: AbortSignal) {
  const isDue = { _id, paymentTokensDueAt: { $gt: new Date(0) } };
  if (await models.User.findOne(isDue, { _id: 1 }).lean()) {
    await refreshPaymentTokens({ models }, _id, signal);
  }
}

/** Processes due accounts; repeating one is harmless. */
export async function sweepPaymentTokens(
  { models }: Pick<Services, 'models'>,
  signal?: AbortSignal,
): Promise<void> {
  const users = unfollowedCollection(models.User);
  // Uses the system clock, which also sets these times.
  const isDue = { paymentTokensDueAt: { $lte: new Date() } };
  const due = await users.find(isDue, { projection: { _id: 1 }, limit: batchSize }).toArray();
  for (const { _id } of due) {
    if (signal?.aborted) return;
    const taken = { _id, paymentTokensDueAt: new Date(Date.now() + leaseMs) };
    const { paymentTokensDueAt } = taken;
    const lease = await users.updateOne({ _id, ...isDue }, { $set: { paymentTokensDueAt } });
    if (lease.modifiedCount === 0) continue;
    await refreshPaymentTokens({ models }, _id, signal);
    await users.updateOne(taken, { $unset: { paymentTokensDueAt: 1 } });
  }
}

import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';

/** Milliseconds after which the claim of a killed process expires. */
const claimMs = 60_000;

/**
 * Lets one admin at a time decide on a target, from any of its reports: its first report stores the claim.
 * @returns a function that ends the claim
 * @throws Refusal `conflict` while another admin decides on it
 */
export async function claimTarget(
  { models, now }: Pick<Context, 'models' | 'now'>,
  targetId: Types.ObjectId,
): Promise<() => Promise<void>> {
  const { Report } = models;
  const claimedAt = new Date(now());
  const [first] = await Report.find({ targetId }, { _id: 1 }).sort({ _id: 1 }).limit(1).lean();
  const free = { $or: [{ claimedAt: null }, { claimedAt: { $lt: new Date(now() - claimMs) } }] };
  const claimed =
    first && (await Report.updateOne({ _id: first._id, ...free }, { $set: { claimedAt } }));
  if (!first || !claimed?.modifiedCount) {
    throw new Refusal(
      'conflict',
      'Another admin is deciding on this right now. Please look again.',
    );
  }
  return async () => {
    await Report.updateOne({ _id: first._id, claimedAt }, { $unset: { claimedAt: 1 } });
  };
}

import type { Shop } from '../../../context/shop.ts';
import { repeat } from '../../../shared/repeat.ts';
import { finishDeletion, markDeleted } from './deletion-steps.service.ts';

const everyMs = 60_000;

/** Finishes deletions that a kill or an outage cut short, now and every minute. */
export function startDeletionSweeper(shop: Shop) {
  let isFirst = true;
  return repeat(
    async (signal) => {
      // A request may still be working on later ones.
      const begunBefore = isFirst ? Date.now() : Date.now() - everyMs;
      await sweepDeletions(shop, begunBefore, signal);
      isFirst = false;
    },
    {
      everyMs,
      onFault: (err) => shop.log.error({ err }, 'deletions of accounts were not finished'),
    },
  );
}

/**
 * Finishes the deletions begun before a time; the next sweep retries those that fail.
 * @param begunBefore epoch milliseconds
 * @returns how many it finished
 */
export async function sweepDeletions(
  shop: Shop,
  begunBefore = Date.now(),
  signal?: AbortSignal,
): Promise<number> {
  let finished = 0;
  // Uses a range, since the index holds dates only; `$ne: null` would read every account.
  const begun = { deletingAt: { $gt: new Date(0), $lte: new Date(begunBefore) } };
  for (const user of await shop.models.User.find(begun).lean()) {
    if (signal?.aborted) break;
    try {
      await markDeleted(shop, user);
      await finishDeletion(shop, user);
      finished += 1;
    } catch (error) {
      shop.log.error({ err: error, userId: user._id }, 'could not finish a deletion');
    }
  }
  if (finished > 0) shop.log.warn({ accounts: finished }, 'finished deletions begun earlier');
  return finished;
}

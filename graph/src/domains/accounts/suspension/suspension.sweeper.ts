import { repeat } from '../../../shared/repeat.ts';
import { type SuspensionServices, settleSuspension } from './settle-suspension.service.ts';

const everyMs = 10_000;

/** Later than any moment of a suspension. */
const endOfTime = 8_640_000_000_000_000;

/**
 * Completes suspensions and restorations: at the start those that a killed process may have left, later those that are
 * due.
 */
export function startSuspensionSweeper(services: SuspensionServices) {
  let isFirst = true;
  return repeat(
    async (signal) => {
      await sweepSuspensions(services, isFirst ? endOfTime : services.now(), signal);
      isFirst = false;
    },
    {
      everyMs,
      onFault: (err) => services.log.error({ err }, 'suspensions were not followed up'),
    },
  );
}

/**
 * Follows up suspensions and restorations due by `until`. Those not due by `now` are repeated when they are.
 * @param until epoch milliseconds
 */
export async function sweepSuspensions(
  services: SuspensionServices,
  until: number,
  signal?: AbortSignal,
): Promise<void> {
  const { User } = services.models;
  const due = { suspensionDueAt: { $lte: new Date(until) } };
  // Reads all, since there are few: paging would stop at one that keeps failing.
  for (const { _id, suspensionDueAt } of await User.find(due).lean()) {
    if (signal?.aborted || !suspensionDueAt) return;
    try {
      await settleSuspension(services, _id);
    } catch (error) {
      services.log.error({ err: error, userId: _id }, 'could not follow up a suspension yet');
      continue;
    }
    if (suspensionDueAt.getTime() > services.now()) continue;
    await User.updateOne({ _id, suspensionDueAt }, { $unset: { suspensionDueAt: 1 } });
  }
}

import { repeat } from '../../../shared/repeat.ts';
import { type SuspensionServices, settleSuspension } from './settle-suspension.service.ts';

const everyMs = 10_000;

/** Later than any moment of a suspension. */
const endOfTime = 8_640_000_000_000_000;

/**
 * Completes suspensions and restorations: at the start all that a killed process may have left undone, later what is
 * due. Returns a function that stops it.
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
 * Follows up the suspensions, and their ends, that are due until a moment. One that was not due before `now` is done
 * once more when it is.
 * @param until epoch milliseconds
 */
export async function sweepSuspensions(
  services: SuspensionServices,
  until: number,
  signal?: AbortSignal,
): Promise<void> {
  const { User } = services.models;
  const due = { suspensionDueAt: { $lte: new Date(until) } };
  // Few, and looked at whole: one that fails stays, and would hide those behind it from a page by page search.
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

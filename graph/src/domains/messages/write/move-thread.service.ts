import type { Shop } from '../../../context/shop.ts';
import { idAfter, timeOfId } from '../../../shared/timed-id.ts';
import { publishOrdersAbout } from '../../orders/thread/publish-orders.service.ts';
import { publishThread } from '../publish.service.ts';
import { isBegun, isBlocked, notBlocked, thisThread } from '../sides.rules.ts';
import type { ThreadRecord } from '../thread.model.ts';

/**
 * Moves a thread up in the lists for an offer of that time, and begins it if it was empty. Does neither if one side has
 * blocked the other. May be called at any time, by any process.
 */
export async function moveThread(
  services: Pick<Shop, 'models' | 'events'>,
  thread: ThreadRecord,
  at: Date,
): Promise<ThreadRecord> {
  if (isBlocked(thread) || (isBegun(thread) && timeOfId(thread.position) >= at.getTime())) {
    return thread;
  }
  const before = thread.position ?? null;
  const moved: ThreadRecord | null = await services.models.Thread.findOneAndUpdate(
    { ...thisThread(thread), position: before, ...notBlocked },
    { $set: { position: idAfter(at.getTime(), before) } },
    { returnDocument: 'after' },
  ).lean();
  if (!isBegun(moved)) {
    const current: ThreadRecord = await services.models.Thread.findById(thread._id).orFail().lean();
    return moveThread(services, current, at);
  }
  publishThread(services, moved);
  if (!before) await publishOrdersAbout(services, moved);
  return moved;
}

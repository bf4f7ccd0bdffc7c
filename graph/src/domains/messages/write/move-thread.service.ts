import type { Shop } from '../../../context/shop.ts';
import { timeOfId } from '../../../shared/timed-id.ts';
import { publishOrdersAbout } from '../../orders/thread/publish-orders.service.ts';
import { publishThread } from '../publish.service.ts';
import { isBegun, isBlocked, thisThread } from '../sides.rules.ts';
import type { BegunThread, ThreadRecord } from '../thread.model.ts';
import { messageIdAfter } from './message-id.rules.ts';

/**
 * Moves a thread up in the lists for an offer of that time, and begins it if nothing stood in it before. One side's
 * offers don't move it once the other has blocked it. May be called at any time, by any process.
 */
export async function moveThread(
  services: Pick<Shop, 'models' | 'events'>,
  thread: ThreadRecord,
  at: Date,
): Promise<BegunThread> {
  if (isBegun(thread) && (isBlocked(thread) || timeOfId(thread.position) >= at.getTime())) {
    return thread;
  }
  const before = thread.position ?? null;
  const moved: ThreadRecord | null = await services.models.Thread.findOneAndUpdate(
    { ...thisThread(thread), position: before },
    { $set: { position: messageIdAfter(at.getTime(), before) } },
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

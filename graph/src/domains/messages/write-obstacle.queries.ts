import type { WriteObstacle } from '@fitness-zone/contract/enums.ts';
import type { Context } from '../../context/context.ts';
import { hasOpenOrder } from '../orders/thread/open-order.queries.ts';
import { accountOn, isBlocked, obstacleOf, otherSide, sideOf } from './sides.rules.ts';
import type { ThreadRecord } from './thread.model.ts';

/** The reason why the viewer can't write in their own thread; null if they can. */
export async function writeObstacle(
  context: Pick<Context, 'loaders' | 'viewer' | 'now'>,
  thread: ThreadRecord,
): Promise<WriteObstacle | null> {
  const { loaders, viewer } = context;
  const side = viewer && sideOf(thread, viewer._id);
  if (!side) throw new Error('only its two sides see a thread');
  return obstacleOf(thread, side, {
    other: await loaders.user.load(accountOn(thread, otherSide(side))),
    hasOpenOrder: isBlocked(thread) && (await hasOpenOrder(context, thread)),
  });
}

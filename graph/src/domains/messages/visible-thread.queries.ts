import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { MessageRecord } from './message.model.ts';
import { readsThread } from './sides.rules.ts';
import type { BegunThread } from './thread.model.ts';

type Viewing = Pick<Context, 'loaders' | 'viewer'>;

/** A thread by its id, if the viewer is on one of its sides. */
export async function findVisibleThread(
  { loaders, viewer }: Viewing,
  id: Types.ObjectId,
): Promise<BegunThread | null> {
  const thread = await loaders.thread.load(id);
  return readsThread(viewer, thread) ? thread : null;
}

/** A message by its id, if the viewer is a side of its thread. */
export async function findVisibleMessage(
  context: Viewing,
  id: Types.ObjectId,
): Promise<MessageRecord | null> {
  const message = await context.loaders.message.load(id);
  return message && (await findVisibleThread(context, message.threadId)) ? message : null;
}

import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { ReportRecord } from './report.model.ts';

/** Whom a report is about: the person, the product's seller or the message's author; null once the message is gone. */
export async function subjectIdOf(
  { loaders }: Pick<Context, 'loaders'>,
  { kind, targetId }: Pick<ReportRecord, 'kind' | 'targetId'>,
): Promise<Types.ObjectId | null> {
  switch (kind) {
    case 'user':
      return targetId;
    case 'product':
      return (await loaders.product.load(targetId))?.sellerId ?? null;
    case 'message':
      return (await loaders.message.load(targetId))?.senderId ?? null;
  }
}

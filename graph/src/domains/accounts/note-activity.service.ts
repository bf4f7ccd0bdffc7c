import { hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Context } from '../../context/context.ts';
import type { UserRecord } from './user.model.ts';

/** Precise to the hour, so that renewed tokens don't each cause a write. */
const noticeableMs = hourMs;

/**
 * Notes that an account is in use, at most once an hour.
 * @returns the current account
 */
export async function noteActivity(
  { models, now }: Pick<Context, 'models' | 'now'>,
  user: UserRecord,
): Promise<UserRecord> {
  const { _id, lastActiveAt } = user;
  if (lastActiveAt && now() - lastActiveAt.getTime() < noticeableMs) return user;
  const changed = await models.User.findOneAndUpdate(
    { _id },
    { lastActiveAt: new Date(now()) },
    { returnDocument: 'after' },
  ).lean();
  return changed ?? user;
}

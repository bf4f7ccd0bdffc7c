import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { mailedKinds } from './mailed-kinds.rules.ts';

/** Sets the kinds of notifications that the signed-in account also gets by mail. */
export async function updateNotificationSettings(context: Context, mailed: unknown) {
  const { _id } = requireUser(context);
  const given = validInput('MutationUpdateNotificationSettingsArgs', { mailed });
  const mailedNotifications = mailedKinds({ mailedNotifications: given.mailed });
  const viewer = await context.models.User.findOneAndUpdate(
    { _id },
    { mailedNotifications },
    { returnDocument: 'after' },
  ).lean();
  if (!viewer) throw new Error('The account vanished while its settings were changed');
  context.loaders.user.clear(_id).prime(_id, viewer);
  context.events.publish({ kind: 'user', userId: _id.toHexString() });
  return { message: 'notification settings updated successfully', viewer };
}

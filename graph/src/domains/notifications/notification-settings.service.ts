import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import type { MutationUpdateNotificationSettingsArgs } from '../../generated/graphql.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { hiddenKinds, mailedKinds } from './notification-settings.rules.ts';

export async function updateNotificationSettings(
  context: Context,
  args: Unchecked<MutationUpdateNotificationSettingsArgs>,
) {
  const { _id } = requireUser(context);
  const { mailed, hidden, weekly } = validInput('MutationUpdateNotificationSettingsArgs', args);
  const viewer = await context.models.User.findOneAndUpdate(
    { _id },
    {
      ...(mailed && { mailedNotifications: mailedKinds({ mailedNotifications: mailed }) }),
      ...(hidden && { hiddenNotifications: hiddenKinds({ hiddenNotifications: hidden }) }),
      ...(typeof weekly === 'boolean' && { weeklyMails: weekly }),
    },
    { returnDocument: 'after' },
  ).lean();
  if (!viewer) throw new Error('The account vanished while its settings were changed');
  context.loaders.user.clear(_id).prime(_id, viewer);
  context.events.publish({ kind: 'user', userId: _id.toHexString() });
  return { message: 'notification settings updated successfully', viewer };
}

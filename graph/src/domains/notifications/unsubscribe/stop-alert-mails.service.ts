import type { NotificationKind } from '@fitness-zone/contract/enums.ts';
import { notificationSubject } from '@fitness-zone/contract/notifications/kinds.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../../../context/shop.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { publishSavedSearch } from '../../saved-searches/saved-searches.service.ts';
import { mailedKinds } from '../notification-settings.rules.ts';
import { readStopToken } from './stop-token.rules.ts';

type Services = Pick<Shop, 'models' | 'events' | 'jwtSecret'>;

/**
 * Stops the kind of mail that a mail's link names, without a sign-in. A repeat changes nothing.
 * @throws Refusal `invalid` for a token that the shop didn't sign
 */
export async function stopAlertMails(services: Services, token: unknown) {
  const given = validInput('MutationStopAlertMailsArgs', { token });
  const stopped = readStopToken(services, given.token);
  if (!stopped) {
    const message = 'This link isn’t complete. Open it from the email again, or sign in.';
    throw new Refusal('invalid', message, { field: 'token' });
  }
  const { id } = stopped;
  switch (stopped.scope) {
    case 'search':
      return stopSearch(services, id);
    case 'account':
      await stopSearchesOf(services, id);
      return { message: 'No more emails for your saved searches.', name: null };
    case 'kind':
      await setMailed(services, id, (kinds) => kinds.filter((kind) => kind !== stopped.kind));
      return { message: `No more emails “${notificationSubject(stopped.kind)}”.`, name: null };
    case 'all':
      await stopSearchesOf(services, id);
      await setMailed(services, id, () => []);
      return { message: 'No more emails, except about your account itself.', name: null };
  }
}

async function stopSearch({ models, events }: Services, _id: Types.ObjectId) {
  const search = await models.SavedSearch.findOneAndUpdate({ _id }, { mail: 'never' }).lean();
  if (!search) {
    return { message: 'This search was deleted, so it sends no more emails.', name: null };
  }
  if (search.mail !== 'never') publishSavedSearch({ events }, search);
  return { message: `No more emails for “${search.name}”.`, name: search.name };
}

async function stopSearchesOf({ models, events }: Services, userId: Types.ObjectId) {
  const mailed = { userId, mail: { $ne: 'never' as const } };
  const searches = await models.SavedSearch.find(mailed, { userId: 1 }).lean();
  await models.SavedSearch.updateMany(mailed, { mail: 'never' });
  for (const search of searches) publishSavedSearch({ events }, search);
}

/** Changes the kinds that an account gets by mail, even if its settings change elsewhere at the same time. */
async function setMailed(
  { models, events }: Services,
  _id: Types.ObjectId,
  left: (kinds: NotificationKind[]) => NotificationKind[],
): Promise<void> {
  for (;;) {
    const user = await models.User.findOne({ _id }, { mailedNotifications: 1 }).lean();
    if (!user) return;
    const kinds = mailedKinds(user);
    const mailedNotifications = left(kinds);
    if (mailedNotifications.length === kinds.length) return;
    const unchanged = { _id, mailedNotifications: user.mailedNotifications ?? null };
    const { matchedCount } = await models.User.updateOne(unchanged, { mailedNotifications });
    if (matchedCount === 0) continue;
    return void events.publish({ kind: 'user', userId: _id.toHexString() });
  }
}

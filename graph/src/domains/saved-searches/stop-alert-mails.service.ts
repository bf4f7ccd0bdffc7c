import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { validInput } from '../../shared/refusals/valid-input.ts';
import { publishSavedSearch } from './saved-searches.service.ts';
import { readStopToken } from './stop-token.rules.ts';

type Services = Pick<Shop, 'models' | 'events' | 'jwtSecret'>;

/**
 * Stops the mails that the link of a mail is about, without a sign-in. A repeat changes nothing.
 * @throws Refusal `invalid` for a token that the shop didn't sign
 */
export async function stopAlertMails(services: Services, token: unknown) {
  const given = validInput('MutationStopAlertMailsArgs', { token });
  const stopped = readStopToken(services, given.token);
  if (!stopped) {
    const message = 'This link isn’t complete. Open it from the email again, or sign in.';
    throw new Refusal('invalid', message, { field: 'token' });
  }
  return stopped.kind === 'search'
    ? stopSearch(services, stopped.id)
    : stopAll(services, stopped.id);
}

async function stopSearch({ models, events }: Services, _id: Types.ObjectId) {
  const search = await models.SavedSearch.findOneAndUpdate({ _id }, { mail: 'never' }).lean();
  if (!search) {
    return { message: 'This search was deleted, so it sends no more emails.', name: null };
  }
  if (search.mail !== 'never') publishSavedSearch({ events }, search);
  return { message: `No more emails for “${search.name}”.`, name: search.name };
}

async function stopAll({ models, events }: Services, userId: Types.ObjectId) {
  const mailed = { userId, mail: { $ne: 'never' as const } };
  const searches = await models.SavedSearch.find(mailed, { userId: 1 }).lean();
  await models.SavedSearch.updateMany(mailed, { mail: 'never' });
  for (const search of searches) publishSavedSearch({ events }, search);
  return { message: 'No more emails for your saved searches.', name: null };
}

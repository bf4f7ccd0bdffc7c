import type { Connection } from 'mongoose';
import type { VapidKeys } from 'web-push';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';
import { pushKeysModel } from './push-keys.model.ts';

const Id = 'vapid';

/**
 * The keys in the database. A process that finds none makes them; if several do, the first wins. Changing the keys
 * would end all subscriptions.
 * @throws errors of the database
 */
export async function pushKeys(connection: Connection): Promise<VapidKeys> {
  const PushKeys = pushKeysModel(connection);
  const kept = await PushKeys.findById(Id).lean();
  if (kept) return kept;
  const { generateVAPIDKeys } = (await import('web-push')).default;
  try {
    await PushKeys.create({ _id: Id, ...generateVAPIDKeys() });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  return pushKeys(connection);
}

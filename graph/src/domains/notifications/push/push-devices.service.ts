import { isDeepStrictEqual } from 'node:util';
import type { Unchecked } from '@fitness-zone/contract/inputs/valid-input.ts';
import type { Types } from 'mongoose';
import { requireUser } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import type { SavePushDeviceInput } from '../../../generated/graphql.ts';
import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import type { PushDeviceRecord } from './push-device.model.ts';

/** Maximum number of browsers that get an account's push messages. */
export const mostPushDevices = 10;

/** The signed-in account's device with a push address; null for none. */
export async function ownPushDevice(
  context: Context,
  given: unknown,
): Promise<PushDeviceRecord | null> {
  const { _id: userId } = requireUser(context);
  const { endpoint } = validInput('QueryPushDeviceArgs', { endpoint: given });
  return context.models.PushDevice.findOne({ endpoint, userId }).lean();
}

/**
 * Sends a browser's push messages to the signed-in account; another account on that browser gets none from then on.
 * @throws Refusal `too-many-requests`, `conflict` while push messages are off or if the address is known with other
 * keys, `invalid` if no allowed push service has the address
 */
export async function savePushDevice(context: Context, input: Unchecked<SavePushDeviceInput>) {
  const { _id: userId } = requireUser(context);
  const { endpoint, ...subscription } = validInput('SavePushDeviceInput', input);
  const { push } = context;
  if (!push.key) throw new Refusal('conflict', 'This shop sends no push notifications.');
  if (!push.accepts(endpoint)) throw unknownService();
  await limit(context, 'messages');
  const groups = [...new Set(subscription.groups)];
  const pushDevice = await keep(context, { endpoint, ...subscription, groups, userId });
  await removeOldest(context, userId);
  return { message: 'Push notifications updated for this device.', pushDevice };
}

/** Saves the device. A browser keeps its keys, so other keys come from somebody who learned its address. */
async function keep(
  { models, now }: Pick<Context, 'models' | 'now'>,
  { endpoint, publicKey, secret, ...rest }: Omit<PushDeviceRecord, '_id' | 'createdAt'>,
): Promise<PushDeviceRecord> {
  const kept: PushDeviceRecord | null = await models.PushDevice.findOne({
    endpoint,
    publicKey,
    secret,
    userId: rest.userId,
  }).lean();
  if (kept && isDeepStrictEqual(kept.groups, rest.groups)) return kept;
  try {
    return await models.PushDevice.findOneAndUpdate(
      { endpoint, publicKey, secret },
      { $set: { ...rest, createdAt: new Date(now()) } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    throw new Refusal(
      'conflict',
      'This device is already registered. Reset notifications in your browser’s settings, then try again.',
    );
  }
}

const unknownService = () =>
  new Refusal('invalid', 'This browser’s push service isn’t supported. Use another browser.', {
    field: 'endpoint',
  });

async function removeOldest({ models }: Pick<Context, 'models'>, userId: Types.ObjectId) {
  const extra = await models.PushDevice.find({ userId }, { _id: 1 })
    .sort({ createdAt: -1 })
    .skip(mostPushDevices)
    .lean();
  if (extra.length > 0)
    await models.PushDevice.deleteMany({ _id: { $in: extra.map(({ _id }) => _id) } });
}

/**
 * Stops a browser's push messages to the signed-in account.
 * @throws Refusal `too-many-requests`
 */
export async function deletePushDevice(context: Context, given: unknown) {
  const { _id: userId } = requireUser(context);
  await limit(context, 'messages');
  const { endpoint } = validInput('MutationDeletePushDeviceArgs', { endpoint: given });
  await context.models.PushDevice.deleteOne({ endpoint, userId });
  return { message: 'Push notifications are off on this device.', pushDevice: null };
}

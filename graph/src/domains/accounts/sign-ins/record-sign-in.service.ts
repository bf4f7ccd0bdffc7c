import { browserName } from '@fitness-zone/contract/accounts/browser-name.ts';
import { mostSignIns, signInDays } from '@fitness-zone/contract/accounts/sign-ins.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Types } from 'mongoose';
import type { SignedIn } from '../../../adapters/identity/identity.ts';
import type { Context } from '../../../context/context.ts';
import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import { idAt } from '../../../shared/timed-id.ts';

type Services = Pick<Context, 'models' | 'events' | 'log' | 'userAgent'>;
type Proof = Pick<SignedIn, 'signedInAt' | 'signedInBy'>;

/**
 * Records a sign-in once for all its tokens, and removes the oldest beyond the limit. A failure is logged and doesn't
 * stop the sign-in.
 */
export async function recordSignIn(
  services: Services,
  userId: Types.ObjectId,
  proof: Proof,
): Promise<void> {
  try {
    if (await addSignIn(services, userId, proof)) await removeSurplus(services, userId);
  } catch (error) {
    services.log.error({ err: error }, 'a sign-in was not recorded');
  }
}

/** Returns whether it is newly recorded. */
async function addSignIn(
  { models, events, userAgent }: Services,
  userId: Types.ObjectId,
  { signedInAt, signedInBy: method }: Proof,
): Promise<boolean> {
  if (signedInAt.getTime() < Date.now() - signInDays * dayMs) return false;
  const _id = idAt(signedInAt.getTime());
  const browser = browserName(userAgent);
  try {
    const { upsertedCount } = await models.SignIn.updateOne(
      { userId, signedInAt },
      { $setOnInsert: { _id, method, ...(browser && { browser }) } },
      { upsert: true },
    );
    if (upsertedCount === 0) return false;
  } catch (error) {
    // Another tab exchanged the same sign-in at the same time.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
  events.publish({ kind: 'sign-in', signInId: _id.toHexString() });
  return true;
}

async function removeSurplus({ models }: Services, userId: Types.ObjectId): Promise<void> {
  const surplus = await models.SignIn.find({ userId }, { _id: 1 })
    .sort({ _id: -1 })
    .skip(mostSignIns)
    .lean();
  if (surplus.length === 0) return;
  await models.SignIn.deleteMany({ _id: { $in: surplus.map(({ _id }) => _id) } });
}

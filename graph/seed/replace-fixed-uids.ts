import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@fitness-zone/sample-data/demo-accounts.ts';
import type { Shop } from '../src/context/shop.ts';
import { revokeTokensUpdate } from '../src/domains/accounts/tokens/sessions.service.ts';

/** How the uids of the sample data began when they were fixed words. */
const fixed = /^first-/;

/**
 * Gives the people of a shop that was seeded under fixed uids random ones, and ends their tokens: the
 * emulator's tokens are unsigned, so that a uid that is known makes anyone this person. Demo accounts get
 * their first password. A hosted provider signs its tokens and is left alone.
 */
export async function replaceFixedUids({
  models,
  identity,
  log,
}: Pick<Shop, 'models' | 'identity' | 'log'>): Promise<void> {
  if (identity.hosted) return;
  const users = await models.User.find({ uid: fixed }).lean();
  for (const user of users) {
    const uid = randomUUID();
    await models.User.updateOne({ _id: user._id }, { uid, ...revokeTokensUpdate(user) });
  }
  // Also those whose account has another uid already: an earlier start was killed in between.
  const identities = (await identity.list()).filter(({ uid }) => fixed.test(uid));
  for (const { uid: former, email, displayName } of identities) {
    await identity.remove(former);
    const user = email && (await models.User.findOne({ email, deletingAt: null }).lean());
    if (!user) continue;
    const password = demoAccounts.find((account) => account.email === email)?.password;
    await identity.create({
      uid: user.uid,
      email,
      emailVerified: true,
      displayName,
      ...(password && { password }),
    });
  }
  if (identities.length > 0) await identity.persist();
  if (users.length > 0) log.warn({ accounts: users.length }, 'gave sample accounts random uids');
}

import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@fitness-zone/sample-data/demo-accounts.ts';
import type { Migration } from './migration.ts';

type User = {
  uid: string;
  email: string;
  tokensValidFrom?: Date;
  deletingAt?: Date | null;
  changedAt?: Date;
};

/** Prefix of the sample accounts' former fixed uids. */
const fixed = /^first-/;

/**
 * People seeded under fixed uids get random ones, and their tokens end: the emulator's tokens are unsigned, so a known
 * uid makes anyone this person. Demo accounts get their first password. A hosted provider signs its tokens and stays as
 * it is.
 */
export const sampleAccountUids: Migration = {
  name: '2026-11-25-sample-account-uids',
  async up({ shop: { identity, log }, collection }) {
    if (identity.hosted) return;
    const users = collection<User>('users');
    const seeded = await users.find({ uid: fixed }).toArray();
    for (const { _id, tokensValidFrom } of seeded) {
      const after = Math.max(Date.now() + 1, tokensValidFrom?.getTime() ?? 0);
      const change = { uid: randomUUID(), tokensValidFrom: new Date(after), changedAt: new Date() };
      await users.updateOne({ _id }, { $set: change });
    }
    // Includes those whose account already has another uid, after an earlier run was killed.
    const identities = (await identity.list()).filter(({ uid }) => fixed.test(uid));
    for (const { uid: former, email, displayName } of identities) {
      await identity.remove(former);
      const user = email && (await users.findOne({ email, deletingAt: null }));
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
    if (seeded.length > 0)
      log.warn({ accounts: seeded.length }, 'gave sample accounts random uids');
  },
};

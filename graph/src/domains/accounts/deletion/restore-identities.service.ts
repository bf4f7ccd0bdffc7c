import type { Shop } from '../../../context/shop.ts';

type Services = Pick<Shop, 'models' | 'identity' | 'log'>;

/** The provider's limit for one call. */
const batch = 1_000;

/**
 * Gives each account an identity under its uid again if the emulator starts without its accounts: its file is gone, or
 * the database was restored without it. The identities have no password: the owner resets it by mail, or signs in with
 * Google. Logs the number.
 */
export async function restoreIdentities({ models, identity, log }: Services): Promise<void> {
  if (!(await identity.startedEmpty())) return;
  let restored = 0;
  let lost: { uid: string; email: string; displayName: string }[] = [];
  const restore = async () => {
    const refused = await identity.importAccounts(lost);
    for (const uid of refused)
      log.error({ uid }, 'an account has no identity, and none could be made');
    restored += lost.length - refused.length;
    lost = [];
  };
  const accounts = models.User.find({ deletingAt: null }, { uid: 1, email: 1, name: 1 }).lean();
  for await (const { uid, email, name } of accounts.cursor({ batchSize: batch })) {
    lost.push({ uid, email, displayName: name });
    if (lost.length === batch) await restore();
  }
  if (lost.length > 0) await restore();
  if (restored > 0) log.warn({ accounts: restored }, 'gave accounts an identity again');
}

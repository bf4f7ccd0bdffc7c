import type { Shop } from '../../context/shop.ts';

type Services = Pick<Shop, 'models' | 'identity' | 'log'>;

/**
 * When the emulator starts without its accounts (its file is gone, or the database was restored without it), gives
 * each account an identity under its uid again, without a password: the owner asks for a password-reset mail, or comes
 * by Google. What was done is logged.
 */
export async function restoreIdentities({ models, identity, log }: Services): Promise<void> {
  if (!(await identity.startedEmpty())) return;
  let restored = 0;
  for await (const { _id, uid, email, name } of models.User.find({ deletingAt: null })
    .lean()
    .cursor()) {
    try {
      await identity.create({ uid, email, displayName: name });
      restored += 1;
    } catch (error) {
      log.error({ err: error, userId: _id }, 'an account has no identity, and none could be made');
    }
  }
  if (restored === 0) return;
  log.warn({ accounts: restored }, 'gave accounts an identity again');
}

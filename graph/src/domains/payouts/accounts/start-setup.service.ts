import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import { callCardProvider } from '../../payments/provider-call.service.ts';
import { checkAccount } from './check-account.service.ts';
import { noteSale } from './note-sale.service.ts';
import type { PayoutAccountRecord } from './payout-account.model.ts';

/** Milliseconds until the sweeper finishes an interrupted opening. */
const resumeMs = 60_000;

/**
 * Opens the signed-in seller's account at the card provider, once, and returns the address for completing it. The
 * address is never stored: anybody with it could enter a bank account.
 * @throws Refusal `too-many-requests`, `conflict` if payouts are off, `payment-refused` or `unavailable` from the card
 * provider
 */
export async function startPayoutSetup(context: Context) {
  const seller = requireRole(context, 'seller');
  await limit(context, 'payments');
  if (!context.config.payouts.isOn) {
    throw new Refusal('conflict', 'This shop pays sellers outside. Please contact the shop.');
  }
  const account = await openAccount(context, seller);
  if (account.state === 'active') {
    return { message: 'Your payouts are set up.', account, url: null };
  }
  await warnSeller(context, account);
  const { publicUrl } = context.config;
  const link = await callCardProvider(
    context,
    context.cards.stripe.v2.core.accountLinks.create({
      account: account.accountId ?? '',
      use_case: {
        type: 'account_onboarding',
        account_onboarding: {
          refresh_url: `${publicUrl}${signedInPaths.payoutSetup}`,
          return_url: `${publicUrl}${signedInPaths.payouts}`,
        },
      },
    }),
  );
  return { message: 'Continue at our payment provider.', account, url: link.url };
}

/** Notifies the seller once a day that the set-up was started, in case somebody else uses their session. */
async function warnSeller(
  { models, events, now }: Pick<Context, 'models' | 'events' | 'now'>,
  { _id }: PayoutAccountRecord,
): Promise<void> {
  const at = new Date(now());
  const warned = new Date(at.getTime() - dayMs);
  const { modifiedCount } = await models.PayoutAccount.updateOne(
    { _id, $or: [{ warnedAt: null }, { warnedAt: { $lte: warned } }] },
    { $set: { warnedAt: at, ...outboxEntry({ kind: 'payout-setup-started' }, at) } },
  );
  if (modifiedCount > 0) events.publish({ kind: 'user', userId: _id.toHexString() });
}

/**
 * The seller's account in the provider's current state. Concurrent calls open the same one. The opening is recorded
 * first, so that the sweeper can finish it after a crash.
 */
async function openAccount(
  context: Context,
  { _id, email }: NonNullable<Context['viewer']>,
): Promise<PayoutAccountRecord> {
  const { PayoutAccount } = context.models;
  await noteSale(context, _id);
  await PayoutAccount.updateOne(
    { _id, accountId: null, openingEmail: null },
    { $set: { openingEmail: email, checkAt: new Date(context.now() + resumeMs) } },
  );
  const account: PayoutAccountRecord = await PayoutAccount.findById(_id).lean().orFail();
  return callCardProvider(context, checkAccount(context, account));
}

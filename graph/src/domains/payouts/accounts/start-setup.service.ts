import { signedInPaths } from '@fitness-zone/contract/pages/signed-in-paths.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import { limit } from '../../../context/limit.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import { callCardProvider, shopName } from '../../payments/provider-call.service.ts';
import { accountIncludes } from './account-state.rules.ts';
import { checkAccount, noteAccount } from './check-account.service.ts';
import { noteSale } from './note-sale.service.ts';
import type { PayoutAccountRecord } from './payout-account.model.ts';

/**
 * Opens the signed-in seller's account at the card provider, once, and gives the address at which they complete it.
 * The address is never stored: whoever has it could enter a bank account.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but sellers, `too-many-requests`, `conflict` where
 *   the shop doesn't pay out, `payment-refused` or `unavailable` from the card provider
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

/** The seller's account as the provider has it now. Two at once open the same one. */
async function openAccount(
  context: Context,
  { _id, email }: NonNullable<Context['viewer']>,
): Promise<PayoutAccountRecord> {
  await noteSale(context, _id);
  const account: PayoutAccountRecord = await context.models.PayoutAccount.findById(_id)
    .lean()
    .orFail();
  if (account.accountId) return callCardProvider(context, checkAccount(context, account));
  const userId = _id.toHexString();
  const opened = await callCardProvider(
    context,
    context.cards.stripe.v2.core.accounts.create(
      {
        contact_email: email,
        dashboard: 'express',
        identity: { country: context.config.payouts.country },
        configuration: {
          recipient: {
            capabilities: { stripe_balance: { stripe_transfers: { requested: true } } },
          },
        },
        defaults: {
          responsibilities: { fees_collector: 'application', losses_collector: 'application' },
        },
        metadata: { shop: shopName, userId },
        include: [...accountIncludes],
      },
      { idempotencyKey: `payout-account:${userId}:${email}` },
    ),
  );
  return noteAccount(context, account, opened);
}

import { isDeepStrictEqual } from 'node:util';
import type Stripe from 'stripe';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import { accountIncludes, accountStateOf } from './account-state.rules.ts';
import type { PayoutAccountRecord } from './payout-account.model.ts';

/** How long after an answer the card provider is asked again without an event, in milliseconds. */
const againMs = 60 * 60_000;

/**
 * Asks the card provider where a seller's account stands and notes it. May run any number of times and at once.
 * @throws StripeError when the provider doesn't answer
 */
export async function checkAccount(
  services: PaymentServices,
  account: PayoutAccountRecord,
): Promise<PayoutAccountRecord> {
  if (!account.accountId) return account;
  const { accounts } = services.cards.stripe.v2.core;
  const include = [...accountIncludes];
  return noteAccount(services, account, await accounts.retrieve(account.accountId, { include }));
}

/** Notes what the card provider says of a seller's account; what waits for it is looked at again at once. */
export async function noteAccount(
  { models, now }: PaymentServices,
  account: PayoutAccountRecord,
  provided: Stripe.V2.Core.Account,
): Promise<PayoutAccountRecord> {
  const at = now();
  const stands = accountStateOf(provided, Boolean(account.activatedAt));
  const isActive = stands.state === 'active';
  const noted = await models.PayoutAccount.findByIdAndUpdate(
    account._id,
    {
      $set: {
        ...stands,
        accountId: provided.id,
        checkedAt: new Date(at),
        checkAt: new Date(at + againMs),
        ...(isActive && !account.activatedAt && { activatedAt: new Date(at) }),
      },
      ...(isActive && { $unset: { remindAt: 1 } }),
    },
    { returnDocument: 'after' },
  ).lean<PayoutAccountRecord>();
  const { state, missing } = account;
  if (!isDeepStrictEqual(stands, { state, missing })) {
    const waiting = { sellerId: account._id, wait: 'set-up' as const };
    await models.Payout.updateMany(waiting, { $set: { checkAt: new Date(at) } });
  }
  return noted ?? account;
}

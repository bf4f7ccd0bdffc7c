import { isDeepStrictEqual } from 'node:util';
import { hourMs } from '@fitness-zone/contract/time/days.ts';
import Stripe from 'stripe';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import { shopName } from '../../payments/provider-terms.rules.ts';
import { accountIncludes, accountStateOf } from './account-state.rules.ts';
import type { PayoutAccountRecord } from './payout-account.model.ts';

/** Milliseconds until the card provider is asked again without an event. */
const againMs = hourMs;

/**
 * Reads the state of a seller's account from the card provider, or finishes opening it, and stores the answer. May run
 * any number of times and concurrently.
 * @throws StripeError when the provider doesn't answer, or refuses to open it
 */
export async function checkAccount(
  services: PaymentServices,
  account: PayoutAccountRecord,
): Promise<PayoutAccountRecord> {
  const { accountId, openingEmail } = account;
  if (accountId) {
    const { accounts } = services.cards.stripe.v2.core;
    const include = [...accountIncludes];
    return noteAccount(services, account, await accounts.retrieve(accountId, { include }));
  }
  if (!openingEmail) return account;
  return noteAccount(services, account, await createAccount(services, account, openingEmail));
}

/** Creates one account per email address: a repeat after a crash gets the same one. */
async function createAccount(
  { models, cards, config }: PaymentServices,
  { _id }: PayoutAccountRecord,
  contact_email: string,
): Promise<Stripe.V2.Core.Account> {
  const userId = _id.toHexString();
  const recipient = {
    capabilities: { stripe_balance: { stripe_transfers: { requested: true } } },
  };
  try {
    return await cards.stripe.v2.core.accounts.create(
      {
        contact_email,
        dashboard: 'express',
        identity: { country: config.payouts.country },
        configuration: { recipient },
        defaults: {
          responsibilities: { fees_collector: 'application', losses_collector: 'application' },
        },
        metadata: { shop: shopName, userId },
        include: [...accountIncludes],
      },
      { idempotencyKey: `payout-account:${userId}:${contact_email}` },
    );
  } catch (error) {
    // The seller may start over with another address.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      await models.PayoutAccount.updateOne(
        { _id, openingEmail: contact_email },
        { $unset: { openingEmail: 1, checkAt: 1 } },
      );
    }
    throw error;
  }
}

/**
 * Begins the reminders of an account that can no longer receive money, for instance after its bank refused a payout.
 */
async function remindSoon(
  { models }: Pick<PaymentServices, 'models'>,
  { _id }: PayoutAccountRecord,
  at: number,
): Promise<void> {
  const first = { remindAt: new Date(at), reminders: 0 };
  await models.PayoutAccount.updateOne({ _id, remindAt: null }, { $set: first });
}

/** Stores the card provider's answer about a seller's account, and makes the payouts that wait for it due. */
async function noteAccount(
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
      $unset: { openingEmail: 1, ...(isActive && { remindAt: 1 }) },
    },
    { returnDocument: 'after' },
  ).lean<PayoutAccountRecord>();
  const { state, missing } = account;
  if (state === 'active' && !isActive) await remindSoon({ models }, account, at);
  if (!isDeepStrictEqual(stands, { state, missing })) {
    const stopped = {
      sellerId: account._id,
      $or: [{ wait: 'set-up' as const }, { state: 'failed' as const }],
    };
    // An active account can receive a refused transfer at once, without waiting for the daily retry.
    const tried = isActive && { retryAt: new Date(at) };
    await models.Payout.updateMany(stopped, {
      $set: { checkAt: new Date(at), ...tried },
      $inc: { revision: 1 },
    });
  }
  return noted ?? account;
}

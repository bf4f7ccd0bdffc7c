import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../context/shop.ts';
import { registerWebhook } from '../payments/payments.webhook.ts';
import type { PaymentServices } from '../payments/provider-call.service.ts';
import { checkAccount } from './accounts/check-account.service.ts';
import type { PayoutAccountRecord } from './accounts/payout-account.model.ts';
import { noteBankPayout } from './transfers/note-bank-payout.service.ts';

/** The fields that we use of a connected account's event, thin or snapshot. */
export type ConnectEvent = {
  type: string;
  /** The account of a snapshot. */
  account?: string;
  /** The account of a thin event. */
  related_object?: { id?: string } | null;
  data?: { object?: { id?: string; object?: string } };
};

/** Registers `POST /webhooks/stripe/connect`, for events of connected accounts. */
export function registerConnectWebhook(
  app: FastifyInstance,
  services: PaymentServices & Pick<Shop, 'limits'>,
  answerWithinMs: number,
): void {
  registerWebhook(app, services, answerWithinMs, {
    path: '/webhooks/stripe/connect',
    secrets: services.cards.connectWebhookSecrets,
    receive: (event) => receiveConnectEvent(services, event as ConnectEvent),
  });
}

/**
 * Handles an event of a connected account. The event only tells which account to read; the provider has its current
 * state.
 * @throws StripeError when the provider doesn't answer
 */
export async function receiveConnectEvent(
  services: PaymentServices,
  { type, account: named, related_object, data }: ConnectEvent,
): Promise<void> {
  const accountId = named ?? related_object?.id;
  const account: PayoutAccountRecord | null = accountId
    ? await services.models.PayoutAccount.findOne({ accountId }).lean()
    : null;
  if (!account) return;
  if (!type.startsWith('payout.')) {
    await checkAccount(services, account);
    return;
  }
  const payoutId = data?.object?.id;
  if (!payoutId || !accountId) return;
  const { payouts } = services.cards.stripe;
  const payout = await payouts.retrieve(payoutId, {}, { stripeAccount: accountId });
  await noteBankPayout(services, account, payout);
}

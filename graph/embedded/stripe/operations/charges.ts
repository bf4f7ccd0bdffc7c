import { type Charge, makeId, type PaymentIntent, type PaymentMethod } from '../objects.ts';
import type { Decline } from '../test.cards.ts';
import { book } from './balance.ts';
import type { OperationContext } from './operation-context.ts';
import { cardBehind } from './payment.methods.ts';

const disputeDelayMs = 2000;

/** Takes the intent's amount from the card, or notes that the card declined. */
export function charge(
  context: OperationContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  decline: Decline | undefined,
): Charge {
  const id = makeId('ch_');
  const movement = { type: 'charge', amount: intent.amount, currency: intent.currency } as const;
  const entry: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    balance_transaction: decline ? null : book(context, { ...movement, source: id }).id,
    billing_details: { address: null, tax_id: null, ...method.billing_details },
    captured: !decline,
    created: context.seconds,
    currency: intent.currency,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: intent.metadata,
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  };
  context.ledger.insert(entry, {
    parent: intent.id,
    hidden: context.ledger.hidden(method.id) ?? '',
  });
  const { dispute } = cardBehind(context, method);
  if (dispute && !decline)
    context.ledger.bankReports.scheduleDispute(entry.id, dispute, context.now + disputeDelayMs);
  context.announce(decline ? 'charge.failed' : 'charge.succeeded', entry);
  return entry;
}

import { type Charge, makeId, type Refund } from './objects.ts';
import type { Desk } from './operation-context.ts';
import type { Params } from './params.ts';
import { findIntent } from './payment.intents.ts';
import { invalidRequest, noSuch } from './stripe.errors.ts';
import { cardOfNumber } from './test.cards.ts';

const RIPENS_AFTER_MS = 2000;
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Gives back all or part of what a payment intent or a charge took; never more than is left of it. */
export function createRefund(desk: Desk, params: Params): Refund {
  const intentId = params.text('payment_intent');
  const chargeId = params.text('charge');
  const reason = REASONS.find((one) => one === params.text('reason')) ?? null;
  const wanted = params.integer('amount');
  const metadata = params.group('metadata');
  params.finish();

  const charge = findCharge(desk, intentId, chargeId);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = wanted ?? left;
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  }
  const ending = cardOfNumber(desk.ledger.hidden(charge.id) ?? '').refund;
  const refund: Refund = {
    id: makeId('re_'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: desk.seconds,
    currency: charge.currency,
    metadata,
    payment_intent: charge.payment_intent,
    reason,
    status: ending === 'pending' ? 'pending' : 'succeeded',
  };
  desk.ledger.insert(refund, { parent: charge.payment_intent });
  if (ending) {
    const status = ending === 'fails' ? 'failed' : 'succeeded';
    desk.ledger.ripen(refund.id, status, desk.now + RIPENS_AFTER_MS);
  }
  changeRefunded(desk, charge, amount);
  desk.announce('refund.created', refund);
  desk.announce('charge.refunded', charge);
  return refund;
}

/** The refund with this id, or Stripe's 404. */
export function findRefund(desk: Desk, id: string): Refund {
  const refund = desk.ledger.find<Refund>('refund', id);
  if (!refund) throw noSuch('refund', id);
  return refund;
}

/** Ends the refunds whose bank has answered by now: succeeded, or failed with the money back here. */
export function endRipeRefunds(desk: Desk): void {
  for (const { refund: id, status } of desk.ledger.takeRipe(desk.now)) {
    const refund = findRefund(desk, id);
    refund.status = status;
    if (status === 'failed') {
      refund.failure_reason = 'expired_or_canceled_card';
      changeRefunded(desk, findCharge(desk, undefined, refund.charge), -refund.amount);
      desk.announce('refund.failed', refund);
    }
    desk.ledger.save(refund);
    desk.announce('refund.updated', refund);
    desk.announce('charge.refund.updated', refund);
  }
}

function changeRefunded(desk: Desk, charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  desk.ledger.save(charge);
}

function findCharge(desk: Desk, intentId?: string, chargeId?: string): Charge {
  if (!intentId && !chargeId) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const id = intentId ? findIntent(desk, intentId, 'payment_intent').latest_charge : chargeId;
  const charge = desk.ledger.find<Charge>('charge', id ?? '');
  if (!charge && !intentId) throw noSuch('charge', id ?? '', 'charge');
  if (!charge?.paid) {
    throw invalidRequest('This PaymentIntent does not have a successful charge to refund.');
  }
  return charge;
}

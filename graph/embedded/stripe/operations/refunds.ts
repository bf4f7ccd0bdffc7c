import { type Charge, type Dispute, makeId, type Refund } from '../objects.ts';
import type { Params } from '../params.ts';
import { invalidRequest, noSuch, notAllowedNow } from '../stripe.errors.ts';
import { cardOfNumber } from '../test.cards.ts';
import { book } from './balance.ts';
import type { OperationContext } from './operation-context.ts';
import { findIntent } from './payment.intents.ts';

const pendingMs = 2000;
const refundReasons = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Refunds all or part of a payment intent or charge, never more than its rest. */
export function createRefund(context: OperationContext, params: Params): Refund {
  const intentId = params.text('payment_intent');
  const chargeId = params.text('charge');
  const reason = refundReasons.find((one) => one === params.text('reason')) ?? null;
  const wanted = params.integer('amount');
  const metadata = params.group('metadata');
  params.finish();

  const charge = findCharge(context, intentId, chargeId);
  refuseDuringDispute(context, charge);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) {
    throw notAllowedNow(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = wanted ?? left;
  if (amount < 1 || amount > left) {
    throw notAllowedNow(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: 'amount' },
    );
  }
  const ending = cardOfNumber(context.ledger.hidden(charge.id) ?? '').refund;
  const { currency } = charge;
  const id = makeId('re_');
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: book(context, { type: 'refund', amount: -amount, currency, source: id })
      .id,
    charge: charge.id,
    created: context.seconds,
    currency,
    metadata,
    payment_intent: charge.payment_intent,
    reason,
    status: ending === 'pending' ? 'pending' : 'succeeded',
  };
  context.ledger.insert(refund, { parent: charge.payment_intent });
  if (ending) {
    const status = ending === 'fails' ? 'failed' : 'succeeded';
    context.ledger.bankReports.scheduleRefund(refund.id, status, context.now + pendingMs);
  }
  changeRefunded(context, charge, amount);
  context.announce('refund.created', refund);
  context.announce('charge.refunded', charge);
  return refund;
}

/** The refund with this id, or Stripe's 404. */
function findRefund(context: OperationContext, id: string): Refund {
  const refund = context.ledger.find<Refund>('refund', id);
  if (!refund) throw noSuch('refund', id);
  return refund;
}

/** Ends the refunds whose bank has answered by now: they succeed, or fail and bring the money back. */
export function settleDueRefunds(context: OperationContext): void {
  for (const { refund: id, status } of context.ledger.bankReports.takeDueRefunds(context.now)) {
    const refund = findRefund(context, id);
    refund.status = status;
    if (status === 'failed') {
      const { amount, currency } = refund;
      const movement = { type: 'refund_failure', amount, currency, source: id } as const;
      refund.failure_balance_transaction = book(context, movement).id;
      refund.failure_reason = 'expired_or_canceled_card';
      changeRefunded(context, findCharge(context, undefined, refund.charge), -refund.amount);
      context.announce('refund.failed', refund);
    }
    context.ledger.save(refund);
    context.announce('refund.updated', refund);
    context.announce('charge.refund.updated', refund);
  }
}

function changeRefunded(context: OperationContext, charge: Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  context.ledger.save(charge);
}

function refuseDuringDispute(context: OperationContext, charge: Charge): void {
  if (!charge.disputed) return;
  const { data } = context.ledger.list<Dispute>('dispute', {
    parent: charge.payment_intent,
    limit: 100,
  });
  const blocking = data.some(
    ({ status, is_charge_refundable }) => status !== 'won' && !is_charge_refundable,
  );
  if (!blocking) return;
  throw notAllowedNow(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
}

/**
 * The charge by its own id or by its intent's.
 * @throws StripeError if neither is given, the charge is unknown, or it wasn't paid
 */
export function findCharge(
  context: OperationContext,
  intentId?: string,
  chargeId?: string,
): Charge {
  if (!intentId && !chargeId) {
    throw invalidRequest(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const id = intentId ? findIntent(context, intentId, 'payment_intent').latest_charge : chargeId;
  const charge = context.ledger.find<Charge>('charge', id ?? '');
  if (!charge && !intentId) throw noSuch('charge', id ?? '', 'charge');
  if (!charge?.paid) {
    throw notAllowedNow('This PaymentIntent does not have a successful charge to refund.');
  }
  return charge;
}

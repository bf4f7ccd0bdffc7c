import Stripe from 'stripe';
import { isRepeatedForKey, type PaymentServices } from '../../payments/provider-call.service.ts';
import type { MoveRecord } from '../payout.model.ts';
import type { PayoutFacts } from '../state/payout-now.rules.ts';

const { StripeError, StripeInvalidRequestError, StripePermissionError } = Stripe.errors;

/**
 * Moves money at the card provider, once: checks first what it has already done, and uses this movement's own
 * idempotency key. May run any number of times, concurrently and after any crash.
 * @returns the current movement; unchanged if the provider doesn't answer
 */
export async function sendMove(
  services: PaymentServices,
  facts: PayoutFacts,
  move: MoveRecord,
): Promise<MoveRecord> {
  try {
    return { ...move, state: 'done', ...(await findOrCreate(services, facts, move)) };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const { _id: id, kind } = move;
    services.log.warn({ err: error, move: id, kind }, 'the card provider has not moved a payout');
    if (error instanceof StripeInvalidRequestError || error instanceof StripePermissionError) {
      return { ...move, state: 'failed', failure: error.code ?? 'refused' };
    }
    return isRepeatedForKey(error) ? { ...move, faults: move.faults + 1 } : move;
  }
}

type Sent = Pick<MoveRecord, 'providerId' | 'destinationPayment'>;

function findOrCreate(services: PaymentServices, facts: PayoutFacts, move: MoveRecord) {
  return move.kind === 'transfer' ? transfer(services, facts, move) : reverse(services, move);
}

const keyOf = ({ kind, _id, faults }: MoveRecord) => ({
  idempotencyKey: `${kind}:${_id.toHexString()}:${faults}`,
});

async function transfer(
  { cards: { stripe } }: PaymentServices,
  { payout, payments }: PayoutFacts,
  move: MoveRecord,
): Promise<Sent> {
  const [orderId, moveId] = [payout._id.toHexString(), move._id.toHexString()];
  for await (const known of stripe.transfers.list({ transfer_group: orderId, limit: 100 })) {
    if (known.metadata.move === moveId) return sentBy(known);
  }
  const payment = payments.find(({ _id }) => _id.equals(move.paymentId));
  if (!payment) throw new Error(`the order ${orderId} has no payment ${move.paymentId}`);
  const { latest_charge } = await stripe.paymentIntents.retrieve(payment.transactionId);
  const charge = typeof latest_charge === 'string' ? latest_charge : latest_charge?.id;
  return sentBy(
    await stripe.transfers.create(
      {
        amount: move.amount,
        currency: payout.currency,
        destination: move.target,
        transfer_group: orderId,
        ...(charge && { source_transaction: charge }),
        metadata: { move: moveId, order: orderId },
      },
      keyOf(move),
    ),
  );
}

const sentBy = ({ id, destination_payment }: Stripe.Transfer): Sent => ({
  providerId: id,
  ...(typeof destination_payment === 'string' && { destinationPayment: destination_payment }),
});

async function reverse({ cards: { stripe } }: PaymentServices, move: MoveRecord): Promise<Sent> {
  const moveId = move._id.toHexString();
  for await (const known of stripe.transfers.listReversals(move.target, { limit: 100 })) {
    if (known.metadata?.move === moveId) return { providerId: known.id };
  }
  const { id } = await stripe.transfers.createReversal(
    move.target,
    { amount: move.amount, metadata: { move: moveId } },
    keyOf(move),
  );
  return { providerId: id };
}

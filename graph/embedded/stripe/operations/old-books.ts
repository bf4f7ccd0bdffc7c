import type { Ledger } from '../ledger.ts';
import type { Charge, Dispute, Refund } from '../objects.ts';
import { book } from './balance.ts';
import { OperationContext } from './operation-context.ts';

/** Adds the missing balance transactions to books older than balances, in the order in which money moved. */
export function bookOldMovements(ledger: Ledger, now: number): void {
  const context = new OperationContext(ledger, now);
  const limit = 1_000_000;
  const notBooked = { limit, where: { balance_transaction: null, status: 'succeeded' } };
  const charges = ledger.list<Charge>('charge', notBooked).data;
  if (charges.length === 0) return;
  const refunds = ledger.list<Refund>('refund', { limit }).data;
  const disputes = ledger.list<Dispute>('dispute', { limit }).data;
  const movements = [
    ...charges.map((charge) => ({ at: charge.created, run: () => bookCharge(context, charge) })),
    ...refunds.map((refund) => ({ at: refund.created, run: () => bookRefund(context, refund) })),
    ...disputes.map((dispute) => ({
      at: dispute.created,
      run: () => bookDispute(context, dispute),
    })),
  ];
  ledger.transaction(() => {
    for (const { run } of movements.sort((a, b) => a.at - b.at)) run();
  });
}

function bookCharge(context: OperationContext, charge: Charge): void {
  const { id: source, amount, currency, created } = charge;
  const { id } = book(context, { type: 'charge', amount, currency, source, created });
  context.ledger.save({ ...charge, balance_transaction: id });
}

function bookRefund(context: OperationContext, refund: Refund): void {
  const { id: source, amount, currency, created, status } = refund;
  const movement = { currency, source, created };
  const { id } = book(context, { ...movement, type: 'refund', amount: -amount });
  const failure =
    status === 'failed' && book(context, { ...movement, type: 'refund_failure', amount });
  const more = failure ? { failure_balance_transaction: failure.id } : {};
  context.ledger.save({ ...refund, balance_transaction: id, ...more });
}

function bookDispute(context: OperationContext, dispute: Dispute): void {
  const { id: source, currency } = dispute;
  const booked = dispute.balance_transactions.map(({ amount, created }) =>
    book(context, { type: 'adjustment', amount, currency, source, created }),
  );
  context.ledger.save({ ...dispute, balance_transactions: booked });
}

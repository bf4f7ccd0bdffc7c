import type { PayoutReason_PayoutFragment, PayoutWait } from '../../generated/graphql.ts';
import { graphql } from '../../lib/graphql.ts';
import { formatDay } from '../../lib/time/dates.ts';

graphql(`
  fragment PayoutReason_payout on Payout {
    state
    wait
    until
    hold {
      reason
    }
    moves {
      kind
      state
      bank
      arrivesAt
    }
  }
`);

type Payout = PayoutReason_PayoutFragment;

const waits: Record<PayoutWait, (payout: Payout, isSeller: boolean) => string> = {
  HELD: ({ hold }) => `Held by an admin${hold ? `: ${hold.reason}` : '.'}`,
  SELLER_GONE: () => 'The seller’s account is deleted or suspended. An admin decides.',
  OUTSIDE: () => 'The shop arranges this payout outside.',
  HAND_OVER: () => 'Waits until the hand-over is confirmed.',
  REFUND: () => 'Waits for a refund that is on its way.',
  PROBLEM: () => 'Waits until the reported problem is solved.',
  DISPUTE: () => 'Waits for the decision of the buyer’s bank.',
  DELAY: ({ until }) => (until ? `We’ll send it ${formatDay(until)}.` : 'We’ll send it soon.'),
  SET_UP: (_payout, isSeller) =>
    isSeller ? 'Waits until you set up payouts.' : 'Waits until the seller sets up payouts.',
  BALANCE: () => 'Waits until the buyer pays the balance.',
};

/**
 * The state of a seller's money with its deadline, in a sentence.
 * @param isSeller whether the reader is the seller
 */
export function payoutReason(payout: Payout, isSeller: boolean): string {
  const transfer = payout.moves.findLast(
    ({ kind, state }) => kind === 'TRANSFER' && state === 'DONE',
  );
  switch (payout.state) {
    case 'WAITING':
      return payout.wait ? waits[payout.wait](payout, isSeller) : '';
    case 'DUE':
      return 'The transfer starts within minutes.';
    case 'SENT':
      if (transfer?.bank === 'FAILED') {
        return isSeller
          ? 'Your bank sent the money back. Name another bank account in your payout set-up, and the next payout brings it.'
          : 'The seller’s bank sent the money back. It comes with the next payout.';
      }
      return transfer?.arrivesAt
        ? `Arrives at the bank by ${formatDay(transfer.arrivesAt)}.`
        : 'Sent to the payout account, next to the bank.';
    case 'PAID_OUT':
      return transfer?.arrivesAt ? `At the bank since ${formatDay(transfer.arrivesAt)}.` : '';
    case 'FAILED':
      return 'The transfer failed. We try again every day.';
    case 'REVERSED_IN_PART':
      return 'Partly reversed after a refund or a lost dispute.';
    case 'REVERSED':
      return 'Reversed after a refund or a lost dispute.';
    case 'NOTHING_LEFT':
      return 'The buyer got the money back.';
  }
}

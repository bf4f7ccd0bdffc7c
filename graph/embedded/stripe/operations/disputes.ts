import { type Dispute, makeId } from '../objects.ts';
import type { Params } from '../params.ts';
import { noSuch, notAllowedNow } from '../stripe.errors.ts';
import { book } from './balance.ts';
import type { OperationContext } from './operation-context.ts';
import { findCharge } from './refunds.ts';

const answerWithinSeconds = 9 * 24 * 60 * 60;
const openStatuses = [
  'needs_response',
  'under_review',
  'warning_needs_response',
  'warning_under_review',
];

/** The dispute with this id, or Stripe's 404. */
export function findDispute(context: OperationContext, id: string): Dispute {
  const dispute = context.ledger.find<Dispute>('dispute', id);
  if (!dispute) throw noSuch('dispute', id, 'dispute');
  return dispute;
}

/** Begins the disputes that are due. An inquiry takes no money; any other dispute withdraws it at once. */
export function openDueDisputes(context: OperationContext): void {
  for (const { charge: chargeId, reason } of context.ledger.bankReports.takeDueDisputes(
    context.now,
  )) {
    const charge = findCharge(context, undefined, chargeId);
    const amount = charge.amount - charge.amount_refunded;
    // A fully refunded charge leaves nothing to dispute.
    if (amount === 0) continue;
    const isInquiry = reason === 'inquiry';
    const dispute: Dispute = {
      id: makeId('du_'),
      object: 'dispute',
      amount,
      balance_transactions: [],
      charge: charge.id,
      created: context.seconds,
      currency: charge.currency,
      enhanced_eligibility_types: [],
      evidence: { enhanced_evidence: {}, uncategorized_text: null },
      evidence_details: {
        due_by: context.seconds + answerWithinSeconds,
        enhanced_eligibility: {},
        has_evidence: false,
        past_due: false,
        submission_count: 0,
      },
      is_charge_refundable: isInquiry,
      livemode: false,
      metadata: {},
      payment_intent: charge.payment_intent,
      reason: isInquiry ? 'fraudulent' : reason,
      status: isInquiry ? 'warning_needs_response' : 'needs_response',
    };
    if (!isInquiry) move(context, dispute, -amount);
    charge.disputed = true;
    context.ledger.save(charge);
    context.ledger.insert(dispute, { parent: charge.payment_intent });
    context.announce('charge.dispute.created', dispute);
    if (!isInquiry) context.announce('charge.dispute.funds_withdrawn', dispute);
  }
}

/**
 * Takes the merchant's evidence. As in Stripe's test mode (docs.stripe.com/testing, disputes), the text
 * `winning_evidence` wins and `losing_evidence` loses. Any other text goes to the bank for review.
 */
export function updateDispute(
  context: OperationContext,
  dispute: Dispute,
  params: Params,
): Dispute {
  const text = params.text('evidence[uncategorized_text]');
  const submits = params.text('submit') !== 'false';
  dispute.metadata = { ...dispute.metadata, ...params.group('metadata') };
  params.finish();
  if (text !== undefined) {
    refuseUnlessOpen(dispute);
    dispute.evidence.uncategorized_text = text;
    dispute.evidence_details.has_evidence = true;
  }
  if (text !== undefined && submits) {
    dispute.evidence_details.submission_count += 1;
    if (text === 'winning_evidence') return end(context, dispute, true);
    if (text === 'losing_evidence') return end(context, dispute, false);
    dispute.status = isInquiry(dispute) ? 'warning_under_review' : 'under_review';
  }
  context.ledger.save(dispute);
  context.announce('charge.dispute.updated', dispute);
  return dispute;
}

/** Gives up a dispute, which loses it. */
export function closeDispute(context: OperationContext, dispute: Dispute, params: Params): Dispute {
  params.finish();
  refuseUnlessOpen(dispute);
  return end(context, dispute, false);
}

function end(context: OperationContext, dispute: Dispute, won: boolean): Dispute {
  const inquiry = isInquiry(dispute);
  dispute.evidence_details.due_by = null;
  if (won && inquiry) dispute.status = 'warning_closed';
  else dispute.status = won ? 'won' : 'lost';
  if (won && !inquiry) {
    move(context, dispute, dispute.amount);
    dispute.is_charge_refundable = true;
  }
  // Giving up an inquiry turns it into a lost dispute.
  if (!won && inquiry) {
    move(context, dispute, -dispute.amount);
    dispute.is_charge_refundable = false;
  }
  context.ledger.save(dispute);
  context.announce('charge.dispute.updated', dispute);
  if (!won && inquiry) context.announce('charge.dispute.funds_withdrawn', dispute);
  context.announce('charge.dispute.closed', dispute);
  if (won && !inquiry) context.announce('charge.dispute.funds_reinstated', dispute);
  return dispute;
}

function move(
  context: OperationContext,
  { id, currency, ...dispute }: Dispute,
  amount: number,
): void {
  const movement = { type: 'adjustment', amount, currency, source: id } as const;
  dispute.balance_transactions.push(book(context, movement));
}

const isInquiry = ({ status }: Dispute) => status.startsWith('warning_');

function refuseUnlessOpen({ status }: Dispute): void {
  if (openStatuses.includes(status)) return;
  throw notAllowedNow('This dispute is already closed');
}

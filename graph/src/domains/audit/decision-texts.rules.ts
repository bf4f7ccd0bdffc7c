import type { AuditAction } from '@fitness-zone/contract/enums.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { Decided } from './audit.model.ts';

/** The parts of a sentence about a decision. */
type Words = {
  outcome: Decided['outcome'];
  amount: number;
  money: string;
  of: string | null;
  buyer: string;
  seller: string;
};

type TextOf = (words: Words) => string | null;

const cancelled = ({ money, buyer }: Words) => `Cancelled the sale: ${money} back to ${buyer}`;

function problemText({ outcome, money, of, buyer }: Words): string {
  switch (outcome) {
    case 'no-refund':
      return `Decided a problem: no refund for ${buyer}`;
    case 'refund-after-return':
      return `Decided a problem: ${money} to ${buyer} once the product is back`;
    default:
      return `Refunded ${money}${of ? ` of ${of}` : ''} to ${buyer} after a problem`;
  }
}

function reportText({ outcome }: Words): string {
  switch (outcome) {
    case 'hide':
      return 'Hid the product after a report';
    case 'delete':
      return 'Deleted the reported content';
    case 'suspend':
      return 'Suspended the account after a report';
    default:
      return 'Took no action on a report';
  }
}

/** The decision's text, for acts whose entries store one. */
const texts: Partial<Record<AuditAction, TextOf>> = {
  'refund-payment': ({ money, buyer }) => `Refunded ${money} to ${buyer}`,
  'cancel-sale': cancelled,
  'decide-cancellation': (words) =>
    words.outcome === 'declined'
      ? `Declined a request to cancel from ${words.buyer}`
      : cancelled(words),
  'decide-problem': problemText,
  'hold-payout': ({ money, seller }) => `Put ${money} for ${seller} on hold`,
  'release-payout': ({ money, seller }) => `Released ${money} for ${seller}`,
  // If nothing was left to send, the act retried a reversal.
  'retry-transfer': ({ amount, money, seller }) =>
    amount > 0 ? `Tried again to send ${money} to ${seller}` : null,
  'retry-refund': ({ money, buyer }) => `Tried again to refund ${money} to ${buyer}`,
  'pay-refund-another-way': ({ money, buyer }) =>
    `Paid ${buyer} the refund of ${money} another way`,
  'release-refund': ({ money, seller }) => `Called off the refund: ${money} to ${seller}`,
  'decide-report': reportText,
};

/**
 * An entry's decision in words; null if the action's name is enough, or no decision was stored.
 * @param name the current name of the account that gets the money; null once it is deleted
 */
export function decisionText(
  action: AuditAction,
  decided: Decided | null | undefined,
  name: string | null,
): string | null {
  const textOf = texts[action];
  if (!decided || !textOf) return null;
  const { outcome, amount, of, currency } = decided;
  const moneyOf = (minor: number) => formatMoney(minor, currency ?? 'usd');
  return textOf({
    outcome,
    amount: amount ?? 0,
    money: moneyOf(amount ?? 0),
    of: of != null && of !== amount ? moneyOf(of) : null,
    buyer: name ?? 'the buyer',
    seller: name ?? 'the seller',
  });
}

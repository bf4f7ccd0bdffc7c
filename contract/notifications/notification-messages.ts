import { suspendedSentence } from '../accounts/suspension.ts';
import { editableFields } from '../catalog/product-edits.ts';
import type { NotificationKind, ReportDecision, Stock } from '../enums.ts';
import { formatMoney, type Price } from '../payments/money.ts';

/** Data for a notification's sentence. Amounts are in minor units. */
export type News = { kind: NotificationKind } & (
  | { kind: 'booked' | 'handed-over' | 'problem-reported'; productName: string }
  | {
      kind:
        | ('hand-over-claimed' | 'hand-over-objected' | 'cancellation-requested')
        | ('cancellation-declined' | 'decision-needed' | 'case-updated' | 'case-closed');
      productName: string;
    }
  | { kind: 'sold' | 'paid'; productName: string; price: Price }
  | { kind: 'new-listing'; productName: string; price: Price }
  /** `searchName`: the saved search's. */
  | { kind: 'new-match'; searchName: string; productName: string; price: Price }
  | {
      kind: 'cheaper-match';
      searchName: string;
      productName: string;
      price: Price;
      before: Price;
    }
  | { kind: 'price-lowered'; productName: string; price: Price; before: Price }
  | { kind: 'unavailable'; productName: string; stock: Stock }
  /**
   * `fields`: those that differ, by the values of `ProductField`; `before` and `price` are equal unless it is among
   * them.
   */
  | {
      kind: 'product-edited';
      productName: string;
      fields: readonly string[];
      price: Price;
      before: Price;
    }
  /** `toBuyer`: whether the recipient has paid it. */
  | { kind: 'refunded' | 'partly-refunded'; productName: string; price: Price; toBuyer: boolean }
  | { kind: 'refund-failed'; productName: string; price: Price; to: 'buyer' | 'seller' | 'admin' }
  | { kind: 'refund-paid-another-way'; productName: string; price: Price; toBuyer: boolean }
  /** `reason`: in an admin's words. */
  | {
      kind: 'refund-released';
      productName: string;
      price: Price;
      toBuyer: boolean;
      reason: string;
    }
  | { kind: 'verified' | 'unverified' }
  | {
      kind: 'message' | 'offer-declined' | 'offer-closed' | 'reviewed';
      productName: string;
    }
  /** `changed`: the amount of an earlier offer was changed. */
  | { kind: 'offer-made'; productName: string; price: Price; changed: boolean }
  /** `until`: the last day on which the product is held, in words. */
  | { kind: 'offer-accepted'; productName: string; price: Price; until: string }
  /** `toBuyer`: whether the recipient is the buyer. */
  | { kind: 'offer-lapsed' | 'offer-unpaid'; productName: string; price: Price; toBuyer: boolean }
  /** `until`: the last day for paying the balance, in words. */
  | { kind: 'balance-due'; productName: string; price: Price; until: string }
  | { kind: 'balance-reminder'; productName: string; until: string }
  | { kind: 'balance-overdue'; productName: string; price: Price; toBuyer: boolean }
  | { kind: 'balance-paid'; productName: string; price: Price; toBuyer: boolean }
  | { kind: 'sale-cancelled'; productName: string; toBuyer: boolean }
  /** `byBuyer`: whether the buyer proposes them. */
  | { kind: 'pick-up-proposed'; productName: string; byBuyer: boolean }
  /** `when`: the day and time at the place, in words. */
  | { kind: 'pick-up-agreed' | 'pick-up-reminder'; productName: string; when: string }
  | { kind: 'payout-setup-needed' | 'payout-setup-started' }
  | {
      kind: 'payout-sent' | 'payout-failed' | 'payout-reversed' | 'payout-held';
      productName: string;
      price: Price;
    }
  | { kind: 'suspended'; reason: string }
  | { kind: 'restored' }
  /** `reason`: in an admin's words. */
  | { kind: 'product-hidden'; productName: string; reason: string }
  | { kind: 'product-restored'; productName: string; stock: Stock }
  /** `what`: the product's name, or a description of what was reported. */
  | { kind: 'report-filed'; what: string }
  | { kind: 'report-decided'; what: string; decision: ReportDecision }
  /** `what`: the product's name, or a description; `reason`: in an admin's words. */
  | { kind: 'report-about-you'; what: string; deleted: boolean; reason: string | null }
);

const written = ({ amount, currency }: Price) => formatMoney(amount, currency);

/** Why a product cannot be bought. */
const stockWords: Partial<Record<string, string>> = {
  sold: 'was sold to another buyer',
  'sold-elsewhere': 'was sold elsewhere',
  paused: 'was paused by its seller, and may come back',
};

/** States of a restored product, in words. */
const restoredWords: Partial<Record<string, string>> = {
  available: 'is for sale again',
  'sold-elsewhere': 'is marked as sold elsewhere, as before',
};

const decisionWords: Record<ReportDecision, string> = {
  nothing: 'no action was needed',
  hide: 'it’s now hidden',
  delete: 'it’s now deleted',
  suspend: 'the account is now suspended',
};

function describeEdit({ fields, price, before }: Extract<News, { kind: 'product-edited' }>) {
  const lowered = `${written(price)} instead of ${written(before)}`;
  return editableFields
    .filter(({ field }) => fields.includes(field))
    .map(({ field, label }) => (field === 'resalePrice' ? `${label} (${lowered})` : label))
    .join(', ');
}

/** What follows for each when a bank sends a refund back. */
const afterFailedRefund = {
  buyer: 'We hold the money for you until we have found another way',
  seller: 'The shop holds this amount until it’s settled',
  admin: 'Decide how the buyer gets it',
};

/** Describes an event in one sentence that names no person. */
export function notificationMessage(news: News): string {
  switch (news.kind) {
    case 'booked':
      return `A buyer has booked ${news.productName}.`;
    case 'sold':
      return `${news.productName} is sold for ${written(news.price)}.`;
    case 'paid':
      return `Your payment of ${written(news.price)} has arrived: ${news.productName} is yours.`;
    case 'new-listing':
      return `A seller you follow posted ${news.productName} for ${written(news.price)}.`;
    case 'new-match':
      return `New match for “${news.searchName}”: ${news.productName} for ${written(news.price)}.`;
    case 'cheaper-match':
      return `Cheaper match for “${news.searchName}”: ${news.productName} now costs ${written(news.price)} instead of ${written(news.before)}.`;
    case 'price-lowered':
      return `${news.productName} now costs ${written(news.price)} instead of ${written(news.before)}.`;
    case 'unavailable':
      return `${news.productName} ${stockWords[news.stock] ?? 'was removed from sale'}.`;
    case 'product-edited':
      return `The seller updated ${news.productName}, which you booked: ${describeEdit(news)}.`;
    case 'handed-over':
      return `The hand-over of ${news.productName} is confirmed.`;
    case 'problem-reported':
      return `The buyer reported a problem with ${news.productName}.`;
    case 'hand-over-claimed':
      return `The seller says they handed over ${news.productName}. Confirm or object within three days.`;
    case 'hand-over-objected':
      return `The buyer says they haven’t received ${news.productName}. Please answer.`;
    case 'cancellation-requested':
      return `The buyer asks to cancel the sale of ${news.productName}. Answer within three days.`;
    case 'cancellation-declined':
      return `Your request to cancel the sale of ${news.productName} was declined.`;
    case 'decision-needed':
      return `The sale of ${news.productName} needs a decision.`;
    case 'case-updated':
      return `There is news in the case about ${news.productName}.`;
    case 'case-closed':
      return `The case about ${news.productName} has ended.`;
    case 'partly-refunded':
      return news.toBuyer
        ? `Your refund of ${written(news.price)} for ${news.productName} is on its way.`
        : `A refund of ${written(news.price)} for ${news.productName} is on its way to the buyer.`;
    case 'refunded':
      return news.toBuyer
        ? `Your payment of ${written(news.price)} for ${news.productName} was refunded.`
        : `The payment of ${written(news.price)} for ${news.productName} was refunded to the buyer.`;
    case 'refund-failed':
      return `${news.to === 'buyer' ? 'Your' : 'The buyer’s'} bank sent back the refund of ${written(news.price)} for ${news.productName}. ${afterFailedRefund[news.to]}.`;
    case 'refund-paid-another-way':
      return news.toBuyer
        ? `We paid you the refund of ${written(news.price)} for ${news.productName} another way.`
        : `The shop paid the buyer the refund of ${written(news.price)} for ${news.productName} another way.`;
    case 'refund-released':
      return news.toBuyer
        ? `The refund of ${written(news.price)} for ${news.productName} was called off: the seller gets the money. Reason: ${news.reason}`
        : `The refund of ${written(news.price)} for ${news.productName} was called off: you get the money. Reason: ${news.reason}`;
    case 'verified':
      return 'Your account is now verified.';
    case 'unverified':
      return 'Your account is no longer verified.';
    case 'message':
      return `You have a new message about ${news.productName}.`;
    case 'offer-made':
      return news.changed
        ? `A buyer changed their offer for ${news.productName} to ${written(news.price)}.`
        : `A buyer offers ${written(news.price)} for ${news.productName}.`;
    case 'offer-accepted':
      return `The seller accepted your offer of ${written(news.price)} for ${news.productName}. Pay by ${news.until}.`;
    case 'offer-declined':
      return `The seller declined your offer for ${news.productName}.`;
    case 'offer-closed':
      return `Your offer for ${news.productName} is closed: it isn’t for sale now.`;
    case 'offer-lapsed':
      return news.toBuyer
        ? `Your offer of ${written(news.price)} for ${news.productName} expired: the seller didn’t answer within 90 days.`
        : `An offer of ${written(news.price)} for ${news.productName} expired: you didn’t answer within 90 days.`;
    case 'offer-unpaid':
      return news.toBuyer
        ? `${news.productName} is no longer held for you: you didn’t pay your offer of ${written(news.price)} in time.`
        : `${news.productName} is for sale again: the buyer didn’t pay the offer of ${written(news.price)} in time.`;
    case 'balance-due':
      return `The balance of ${written(news.price)} for ${news.productName} is due by ${news.until}.`;
    case 'balance-reminder':
      return `Pay the balance for ${news.productName} by ${news.until}.`;
    case 'balance-overdue':
      return news.toBuyer
        ? `The balance of ${written(news.price)} for ${news.productName} is overdue. Please pay it now.`
        : `The balance of ${written(news.price)} for ${news.productName} is overdue.`;
    case 'balance-paid':
      return news.toBuyer
        ? `Your balance of ${written(news.price)} has arrived: ${news.productName} is fully paid.`
        : `The balance of ${written(news.price)} for ${news.productName} is paid.`;
    case 'sale-cancelled':
      return news.toBuyer
        ? `The sale of ${news.productName} was cancelled. You’ll get a full refund.`
        : `The sale of ${news.productName} was cancelled. You can sell it again once you have it back.`;
    case 'product-hidden':
      return `An admin has hidden ${news.productName}. Reason: ${news.reason}`;
    case 'product-restored':
      return `An admin has restored ${news.productName}: it ${restoredWords[news.stock] ?? 'is paused'}.`;
    case 'report-filed':
      return `New report: ${news.what}.`;
    case 'report-decided':
      return `An admin reviewed your report (${news.what}): ${decisionWords[news.decision]}.`;
    case 'report-about-you':
      // Saying that it was reported would reveal who reported a message.
      return news.deleted
        ? `An admin has deleted ${news.what}.${news.reason ? ` Reason: ${news.reason}` : ''}`
        : `An admin checked ${news.what}: no action was needed.${news.reason ? ` Note: ${news.reason}` : ''}`;
    case 'reviewed':
      return `You have a new review from the sale of ${news.productName}.`;
    case 'pick-up-proposed':
      return `The ${news.byBuyer ? 'buyer' : 'seller'} proposes times for the pick-up of ${news.productName}.`;
    case 'pick-up-agreed':
      return `The pick-up of ${news.productName} is agreed: ${news.when}.`;
    case 'pick-up-reminder':
      return `Pick-up of ${news.productName}: ${news.when}.`;
    case 'payout-setup-needed':
      return 'Money from your sale is waiting. Set up payouts to get it.';
    case 'payout-setup-started':
      return 'Payout set-up was started. If this wasn’t you, sign out everywhere in your profile and choose another password.';
    case 'payout-sent':
      return `We sent you ${written(news.price)} for ${news.productName}. It’s on its way to your bank.`;
    case 'payout-failed':
      return `The payout of ${written(news.price)} for ${news.productName} failed. We’ll try again.`;
    case 'payout-reversed':
      return `${written(news.price)} of your payout for ${news.productName} goes back, since the buyer was refunded.`;
    case 'payout-held':
      return `${written(news.price)} for ${news.productName} is held: the seller’s account is deleted or suspended.`;
    case 'suspended':
      return suspendedSentence(news.reason);
    case 'restored':
      return 'Your account is no longer suspended. You can sign in again.';
  }
}

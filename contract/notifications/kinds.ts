import { suspendedSentence } from '../accounts/suspension.ts';
import { editableFields } from '../catalog/product-edits.ts';
import { offerLifeDays } from '../dealing/offers.ts';
import type { NotificationKind, ReportDecision, Role, Stock } from '../enums.ts';
import { publicPaths } from '../pages/public-paths.ts';
import { signedInPaths } from '../pages/signed-in-paths.ts';
import { formatMoney, type Price } from '../payments/money.ts';
import { type NotificationPlace, payment, product, returned } from './notification-places.ts';

/** One row: a kind of notification for everything that shows, mails or sets it. */
type Kind = {
  /** Says in one sentence what has happened, and names no person. */
  sentence: (facts: never) => string;
  /** The subject of its mail, without the shop's name. */
  subject: string;
  leadsTo: NotificationPlace;
  /** One of `notificationIcons` in the web application. */
  icon: string;
} & (
  | {
      /** Its name in the settings of the roles that can get it. */
      setting: string;
      roles: readonly Role[];
      /** Whether accounts get its mails before they choose. */
      mailed: 'byDefault' | 'ifChosen';
    }
  /**
   * `bySearch`: each saved search has its own setting. `always`: the account can't read it in the shop, or somebody else
   * could switch it off.
   */
  | { mailed: 'bySearch' | 'always' }
);

/** Amounts are in minor units. */
type Amount = { price: Price };
type About = { productName: string };
type Before = { before: Price };
/** The saved search's name. */
type OfSearch = { searchName: string };
/** Whether the recipient is the buyer. */
type Side = { toBuyer: boolean };
/** Whether the amount is the seller's counter-offer. */
type BySeller = { bySeller: boolean };
/** In an admin's words. */
type Reason = { reason: string };
/** The last day, in words. */
type Until = { until: string };
/** The product's name, or a description of what was reported. */
type Reported = { what: string };

const written = ({ amount, currency }: Price) => formatMoney(amount, currency);

/** Why a product can't be bought. */
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

function describeEdit(fields: readonly string[], price: Price, before: Price): string {
  const lowered = `${written(price)} instead of ${written(before)}`;
  return editableFields
    .filter(({ field }) => fields.includes(field))
    .map(({ field, label }) => (field === 'resalePrice' ? `${label} (${lowered})` : label))
    .join(', ');
}

function whoseOffer(toBuyer: boolean, bySeller: boolean): string {
  if (bySeller) return toBuyer ? 'The seller’s counter-offer' : 'Your counter-offer';
  return toBuyer ? 'Your offer' : 'An offer';
}

function whoMissed(toBuyer: boolean, bySeller: boolean): string {
  if (toBuyer === bySeller) return 'you';
  return bySeller ? 'the buyer' : 'the seller';
}

/** The next step for each side when a bank sends a refund back. */
const afterFailedRefund = {
  buyer: 'We hold the money for you until we have found another way',
  seller: 'The shop holds this amount until it’s settled',
  admin: 'Decide how the buyer gets it',
};

/** Every kind, a role's most important ones first. */
export const notificationKinds = {
  sold: {
    sentence: ({ productName, price }: About & Amount) =>
      `${productName} is sold for ${written(price)}.`,
    subject: 'Your product is sold',
    leadsTo: payment,
    icon: 'tagCheckOutline',
    setting: 'Somebody buys what you sell',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  paid: {
    sentence: ({ price, productName }: About & Amount) =>
      `Your payment of ${written(price)} has arrived: ${productName} is yours.`,
    subject: 'Your payment has arrived',
    leadsTo: payment,
    icon: 'cashCheck',
    setting: 'Your payment is confirmed',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'balance-due': {
    sentence: ({ price, productName, until }: About & Amount & Until) =>
      `The balance of ${written(price)} for ${productName} is due by ${until}.`,
    subject: 'A balance is due',
    leadsTo: payment,
    icon: 'cashClock',
    setting: 'A balance is due',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'balance-reminder': {
    sentence: ({ productName, until }: About & Until) =>
      `Pay the balance for ${productName} by ${until}.`,
    subject: 'Last day to pay a balance',
    leadsTo: payment,
    icon: 'cashClock',
    setting: 'The last day to pay a balance',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'decision-needed': {
    sentence: ({ productName }: About) => `The sale of ${productName} needs a decision.`,
    subject: 'A sale needs a decision',
    leadsTo: payment,
    icon: 'alertDecagramOutline',
    setting: 'A sale needs a decision',
    roles: ['admin'],
    mailed: 'byDefault',
  },
  'balance-paid': {
    sentence: ({ toBuyer, price, productName }: About & Amount & Side) =>
      toBuyer
        ? `Your balance of ${written(price)} has arrived: ${productName} is fully paid.`
        : `The balance of ${written(price)} for ${productName} is paid.`,
    subject: 'A balance was paid',
    leadsTo: payment,
    icon: 'cashCheck',
    setting: 'A balance is paid',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'balance-overdue': {
    sentence: ({ toBuyer, price, productName }: About & Amount & Side) =>
      toBuyer
        ? `The balance of ${written(price)} for ${productName} is overdue. Please pay it now.`
        : `The balance of ${written(price)} for ${productName} is overdue.`,
    subject: 'A balance is overdue',
    leadsTo: payment,
    icon: 'clockAlertOutline',
    setting: 'A balance is overdue',
    roles: ['buyer', 'seller', 'admin'],
    mailed: 'byDefault',
  },
  'offer-made': {
    sentence: ({ changed, productName, price }: About & Amount & { changed: boolean }) =>
      changed
        ? `A buyer changed their offer for ${productName} to ${written(price)}.`
        : `A buyer offers ${written(price)} for ${productName}.`,
    subject: 'You have an offer',
    leadsTo: () => signedInPaths.offers,
    icon: 'accountCashOutline',
    setting: 'Somebody makes you an offer',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'counter-offer-accepted': {
    sentence: ({ price, productName, until }: About & Amount & Until) =>
      `The buyer accepted your counter-offer of ${written(price)} for ${productName} and has until ${until} to pay.`,
    subject: 'The buyer accepted your counter-offer',
    leadsTo: () => signedInPaths.offers,
    icon: 'tagCheckOutline',
    setting: 'Your counter-offer is accepted',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'offer-lapsed': {
    sentence: ({ toBuyer, bySeller, price, productName }: About & Amount & Side & BySeller) =>
      `${whoseOffer(toBuyer, bySeller)} of ${written(price)} for ${productName} expired: ${whoMissed(
        toBuyer,
        bySeller,
      )} didn’t answer in time.`,
    subject: 'An offer expired',
    leadsTo: () => signedInPaths.offers,
    icon: 'clockAlertOutline',
    setting: `An offer expires after ${offerLifeDays} days`,
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'pick-up-proposed': {
    sentence: ({ byBuyer, productName }: About & { byBuyer: boolean }) =>
      `The ${byBuyer ? 'buyer' : 'seller'} proposes times for the pick-up of ${productName}.`,
    subject: 'Times for a pick-up',
    leadsTo: payment,
    icon: 'calendarQuestionOutline',
    setting: 'Someone proposes times for a pick-up',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'pick-up-agreed': {
    sentence: ({ productName, when }: About & { when: string }) =>
      `The pick-up of ${productName} is agreed: ${when}.`,
    subject: 'Your pick-up is agreed',
    leadsTo: payment,
    icon: 'calendarCheckOutline',
    setting: 'A pick-up is agreed',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'pick-up-reminder': {
    sentence: ({ productName, when }: About & { when: string }) =>
      `Pick-up of ${productName}: ${when}.`,
    subject: 'Your pick-up is coming up',
    leadsTo: payment,
    icon: 'calendarClockOutline',
    setting: 'A pick-up is a day away',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'payout-setup-needed': {
    sentence: () => 'Money from your sale is waiting. Set up payouts to get it.',
    subject: 'Set up payouts to get your money',
    leadsTo: () => signedInPaths.payouts,
    icon: 'bankPlus',
    setting: 'Money waits until you set up payouts',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'payout-sent': {
    sentence: ({ price, productName }: About & Amount) =>
      `We sent you ${written(price)} for ${productName}. It’s on its way to your bank.`,
    subject: 'Your money is on its way',
    leadsTo: payment,
    icon: 'bankTransferOut',
    setting: 'We send you money',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  refunded: {
    sentence: ({ toBuyer, price, productName }: About & Amount & Side) =>
      toBuyer
        ? `Your payment of ${written(price)} for ${productName} was refunded.`
        : `The payment of ${written(price)} for ${productName} was refunded to the buyer.`,
    subject: 'A payment was refunded',
    leadsTo: returned,
    icon: 'cashRefund',
    setting: 'A payment is refunded',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'sale-cancelled': {
    sentence: ({ toBuyer, productName }: About & Side) =>
      toBuyer
        ? `The sale of ${productName} was cancelled. You’ll get a full refund.`
        : `The sale of ${productName} was cancelled. You can sell it again once you have it back.`,
    subject: 'A sale was cancelled',
    leadsTo: payment,
    icon: 'cancel',
    setting: 'A sale is cancelled',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  message: {
    sentence: ({ productName }: About) => `You have a new message about ${productName}.`,
    subject: 'You have a new message',
    leadsTo: ({ orderId }) =>
      orderId === null ? signedInPaths.messages : `${signedInPaths.order(orderId)}#messages`,
    icon: 'messageTextOutline',
    setting: 'Somebody writes to you',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'offer-accepted': {
    sentence: ({ price, productName, until }: About & Amount & Until) =>
      `The seller accepted your offer of ${written(price)} for ${productName}. Pay by ${until}.`,
    subject: 'The seller accepted your offer',
    // The buyer pays on the product's page.
    leadsTo: product,
    icon: 'tagCheckOutline',
    setting: 'Your offer is accepted',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'offer-countered': {
    sentence: ({ productName, price }: About & Amount) =>
      `The seller made a counter-offer for ${productName}: ${written(price)}.`,
    subject: 'The seller made a counter-offer',
    leadsTo: () => signedInPaths.offers,
    icon: 'accountCashOutline',
    setting: 'A seller makes a counter-offer',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'offer-declined': {
    sentence: ({ productName }: About) => `The seller declined your offer for ${productName}.`,
    subject: 'The seller declined your offer',
    leadsTo: () => signedInPaths.offers,
    icon: 'cancel',
    setting: 'Your offer is declined',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'offer-closed': {
    sentence: ({ productName }: About) =>
      `Your offer for ${productName} is closed: it isn’t for sale now.`,
    subject: 'Your offer is closed',
    leadsTo: () => signedInPaths.offers,
    icon: 'packageVariantRemove',
    setting: 'Your offer closes with the product',
    roles: ['buyer'],
    mailed: 'ifChosen',
  },
  'payout-failed': {
    sentence: ({ price, productName }: About & Amount) =>
      `The payout of ${written(price)} for ${productName} failed. We’ll try again.`,
    subject: 'A payout failed',
    leadsTo: payment,
    icon: 'bankRemove',
    setting: 'A payout fails',
    roles: ['seller', 'admin'],
    mailed: 'byDefault',
  },
  'payout-reversed': {
    sentence: ({ price, productName }: About & Amount) =>
      `${written(price)} of your payout for ${productName} goes back, since the buyer was refunded.`,
    subject: 'A part of a payout goes back',
    leadsTo: payment,
    icon: 'bankTransferIn',
    setting: 'A part of a payout goes back',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'offer-unpaid': {
    sentence: ({ toBuyer, productName, price }: About & Amount & Side) =>
      toBuyer
        ? `${productName} is no longer held for you: you didn’t pay your offer of ${written(price)} in time.`
        : `${productName} is for sale again: the buyer didn’t pay the offer of ${written(price)} in time.`,
    subject: 'An accepted offer was not paid in time',
    leadsTo: () => signedInPaths.offers,
    icon: 'clockAlertOutline',
    setting: 'An accepted offer is not paid in time',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  booked: {
    sentence: ({ productName }: About) => `A buyer has booked ${productName}.`,
    subject: 'Your product was booked',
    leadsTo: product,
    icon: 'cartOutline',
    setting: 'Somebody books what you sell',
    roles: ['seller'],
    mailed: 'ifChosen',
  },
  unavailable: {
    sentence: ({ productName, stock }: About & { stock: Stock }) =>
      `${productName} ${stockWords[stock] ?? 'was removed from sale'}.`,
    subject: 'A product on your lists is not available now',
    // A deleted product has a page, too, which says so.
    leadsTo: product,
    icon: 'packageVariantRemove',
    setting: 'A product on your lists is no longer for sale',
    roles: ['buyer'],
    mailed: 'ifChosen',
  },
  'price-lowered': {
    sentence: ({ productName, price, before }: About & Amount & Before) =>
      `${productName} now costs ${written(price)} instead of ${written(before)}.`,
    subject: 'Price drop on your wish list',
    leadsTo: product,
    icon: 'tagArrowDownOutline',
    setting: 'A product on your wish list costs less',
    roles: ['buyer'],
    mailed: 'ifChosen',
  },
  'new-listing': {
    sentence: ({ productName, price }: About & Amount) =>
      `A seller you follow posted ${productName} for ${written(price)}.`,
    subject: 'New from a seller you follow',
    leadsTo: product,
    icon: 'tagPlusOutline',
    setting: 'A seller you follow posts a product',
    roles: ['buyer'],
    mailed: 'ifChosen',
  },
  'product-edited': {
    sentence: ({
      productName,
      fields,
      price,
      before,
    }: About & Amount & Before & { fields: readonly string[] }) =>
      `The seller updated ${productName}, which you booked: ${describeEdit(fields, price, before)}.`,
    subject: 'The seller updated a product you booked',
    // The booking list says what has changed since the booking.
    leadsTo: (notified) =>
      notified.role === 'buyer' ? signedInPaths.orderList : product(notified),
    icon: 'pencilOutline',
    setting: 'A product on your order list changes',
    roles: ['buyer'],
    mailed: 'ifChosen',
  },
  'handed-over': {
    sentence: ({ productName }: About) => `The hand-over of ${productName} is confirmed.`,
    subject: 'A hand-over is confirmed',
    leadsTo: payment,
    icon: 'handshakeOutline',
    setting: 'A hand-over is confirmed',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'problem-reported': {
    sentence: ({ productName }: About) => `The buyer reported a problem with ${productName}.`,
    subject: 'A buyer reported a problem',
    leadsTo: payment,
    icon: 'alertCircleOutline',
    setting: 'A buyer reports a problem',
    roles: ['seller', 'admin'],
    mailed: 'byDefault',
  },
  'product-hidden': {
    sentence: ({ productName, reason }: About & Reason) =>
      `An admin has hidden ${productName}. Reason: ${reason}`,
    subject: 'Your product was hidden',
    leadsTo: product,
    icon: 'packageVariantRemove',
    setting: 'An admin hides one of your products',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'product-restored': {
    sentence: ({ productName, stock }: About & { stock: Stock }) =>
      `An admin has restored ${productName}: it ${restoredWords[stock] ?? 'is paused'}.`,
    subject: 'Your product was restored',
    leadsTo: product,
    icon: 'tagCheckOutline',
    setting: 'An admin restores one of your products',
    roles: ['seller'],
    mailed: 'ifChosen',
  },
  reviewed: {
    sentence: ({ productName }: About) => `You have a new review from the sale of ${productName}.`,
    subject: 'You have a new review',
    leadsTo: payment,
    icon: 'starOutline',
    setting: 'Somebody reviews you',
    roles: ['buyer', 'seller'],
    mailed: 'ifChosen',
  },
  verified: {
    sentence: () => 'Your account is now verified.',
    subject: 'Your account is verified',
    leadsTo: () => signedInPaths.profile,
    icon: 'checkDecagramOutline',
    setting: 'Your account is verified',
    roles: ['buyer', 'seller'],
    mailed: 'ifChosen',
  },
  unverified: {
    sentence: () => 'Your account is no longer verified.',
    subject: 'Your account is no longer verified',
    leadsTo: () => signedInPaths.profile,
    icon: 'alertDecagramOutline',
    setting: 'Your account is no longer verified',
    roles: ['buyer', 'seller'],
    mailed: 'ifChosen',
  },
  'report-decided': {
    sentence: ({ what, decision }: Reported & { decision: ReportDecision }) =>
      `An admin reviewed your report (${what}): ${decisionWords[decision]}.`,
    subject: 'An admin reviewed your report',
    leadsTo: product,
    icon: 'flagOutline',
    setting: 'An admin reviews your report',
    roles: ['buyer', 'seller'],
    mailed: 'ifChosen',
  },
  'report-about-you': {
    // Saying that it was reported would reveal who reported a message.
    sentence: ({
      deleted,
      what,
      reason,
    }: Reported & { deleted: boolean; reason: string | null }) =>
      deleted
        ? `An admin has deleted ${what}.${reason ? ` Reason: ${reason}` : ''}`
        : `An admin checked ${what}: no action was needed.${reason ? ` Note: ${reason}` : ''}`,
    subject: 'An admin has reviewed something of yours',
    leadsTo: product,
    icon: 'flagOutline',
    setting: 'An admin checks or deletes something of yours',
    roles: ['buyer', 'seller'],
    mailed: 'ifChosen',
  },
  'hand-over-objected': {
    sentence: ({ productName }: About) =>
      `The buyer says they haven’t received ${productName}. Please answer.`,
    subject: 'The buyer objects to your hand-over',
    leadsTo: payment,
    icon: 'alertCircleOutline',
    setting: 'A buyer objects to your hand-over',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'cancellation-requested': {
    sentence: ({ productName }: About) =>
      `The buyer asks to cancel the sale of ${productName}. Answer within three days.`,
    subject: 'A buyer asks to cancel',
    leadsTo: payment,
    icon: 'cancel',
    setting: 'A buyer asks to cancel',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'hand-over-claimed': {
    sentence: ({ productName }: About) =>
      `The seller says they handed over ${productName}. Confirm or object within three days.`,
    subject: 'Did you receive your product?',
    leadsTo: payment,
    icon: 'handshakeOutline',
    setting: 'A seller reports a hand-over',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'cancellation-declined': {
    sentence: ({ productName }: About) =>
      `Your request to cancel the sale of ${productName} was declined.`,
    subject: 'Your request to cancel was declined',
    leadsTo: payment,
    icon: 'cancel',
    setting: 'Your request to cancel is declined',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'problem-updated': {
    sentence: ({ productName }: About) => `There is an update on the problem with ${productName}.`,
    subject: 'Update on a problem',
    leadsTo: payment,
    icon: 'messageTextOutline',
    setting: 'A problem is updated',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'problem-closed': {
    sentence: ({ productName }: About) => `The problem with ${productName} is closed.`,
    subject: 'A problem is closed',
    leadsTo: payment,
    icon: 'handshakeOutline',
    setting: 'A problem is closed',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'partly-refunded': {
    sentence: ({ toBuyer, price, productName }: About & Amount & Side) =>
      toBuyer
        ? `Your refund of ${written(price)} for ${productName} is on its way.`
        : `A refund of ${written(price)} for ${productName} is on its way to the buyer.`,
    subject: 'A refund is on its way',
    leadsTo: payment,
    icon: 'cashRefund',
    setting: 'A refund is on its way',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'report-filed': {
    sentence: ({ what }: Reported) => `New report: ${what}.`,
    subject: 'New report',
    leadsTo: ({ role }) => (role === 'admin' ? signedInPaths.reports : signedInPaths.notifications),
    icon: 'flagOutline',
    setting: 'Somebody reports a product, a person or a message',
    roles: ['admin'],
    mailed: 'ifChosen',
  },
  'payout-held': {
    sentence: ({ price, productName }: About & Amount) =>
      `${written(price)} for ${productName} is held: the seller’s account is deleted or suspended.`,
    subject: 'Money of a seller is held',
    leadsTo: payment,
    icon: 'bankMinus',
    setting: 'A seller’s money is held',
    roles: ['admin'],
    mailed: 'byDefault',
  },
  'refund-failed': {
    sentence: ({ to, price, productName }: About & Amount & { to: 'buyer' | 'seller' | 'admin' }) =>
      `${to === 'buyer' ? 'Your' : 'The buyer’s'} bank sent back the refund of ${written(price)} for ${productName}. ${afterFailedRefund[to]}.`,
    subject: 'A bank sent a refund back',
    leadsTo: returned,
    icon: 'alertCircleOutline',
    setting: 'A bank sends a refund back',
    roles: ['buyer', 'seller', 'admin'],
    mailed: 'byDefault',
  },
  'refund-paid-another-way': {
    sentence: ({ toBuyer, price, productName }: About & Amount & Side) =>
      toBuyer
        ? `We paid you the refund of ${written(price)} for ${productName} another way.`
        : `The shop paid the buyer the refund of ${written(price)} for ${productName} another way.`,
    subject: 'A refund was paid another way',
    leadsTo: returned,
    icon: 'cashRefund',
    setting: 'A refund is paid another way',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'refund-released': {
    sentence: ({ toBuyer, price, productName, reason }: About & Amount & Side & Reason) =>
      toBuyer
        ? `The refund of ${written(price)} for ${productName} was called off: the seller gets the money. Reason: ${reason}`
        : `The refund of ${written(price)} for ${productName} was called off: you get the money. Reason: ${reason}`,
    subject: 'A refund was called off',
    leadsTo: returned,
    icon: 'cancel',
    setting: 'A refund is called off',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'new-match': {
    sentence: ({ searchName, productName, price }: OfSearch & About & Amount) =>
      `New match for “${searchName}”: ${productName} for ${written(price)}.`,
    subject: 'New match for your search',
    leadsTo: product,
    icon: 'tagPlusOutline',
    mailed: 'bySearch',
  },
  'cheaper-match': {
    sentence: ({ searchName, productName, price, before }: OfSearch & About & Amount & Before) =>
      `Cheaper match for “${searchName}”: ${productName} now costs ${written(price)} instead of ${written(before)}.`,
    subject: 'Cheaper match for your search',
    leadsTo: product,
    icon: 'tagArrowDownOutline',
    mailed: 'bySearch',
  },
  'payout-setup-started': {
    sentence: () =>
      'Payout set-up was started. If this wasn’t you, sign out everywhere in your profile and choose another password.',
    subject: 'Payout set-up was started',
    // The profile has the button that signs out everywhere.
    leadsTo: () => signedInPaths.profile,
    icon: 'bankOutline',
    mailed: 'always',
  },
  suspended: {
    sentence: ({ reason }: Reason) => suspendedSentence(reason),
    subject: 'Your account is suspended',
    // The only page for people who can't sign in.
    leadsTo: () => publicPaths.contact,
    icon: 'accountLockOutline',
    mailed: 'always',
  },
  restored: {
    sentence: () => 'Your account is no longer suspended. You can sign in again.',
    subject: 'You can use your account again',
    leadsTo: () => signedInPaths.profile,
    icon: 'accountCheckOutline',
    mailed: 'always',
  },
} as const satisfies Record<NotificationKind, Kind>;

type Kinds = typeof notificationKinds;
export type NotificationIcon = Kinds[NotificationKind]['icon'];

/** A kind with what its sentence needs. */
export type NotificationFacts = {
  [Name in NotificationKind]: { kind: Name } & (Parameters<Kinds[Name]['sentence']> extends [
    infer Facts,
  ]
    ? Facts
    : unknown);
}[NotificationKind];

const kindOf = (kind: NotificationKind): Kind => notificationKinds[kind];

export const notificationSentence = (facts: NotificationFacts): string =>
  kindOf(facts.kind).sentence(facts as never);

/** The path to which a notification leads, in the application and in its mail. */
export const notificationPath = (
  notified: Parameters<NotificationPlace>[0] & { kind: NotificationKind },
): string => kindOf(notified.kind).leadsTo(notified);

export const notificationSubject = (kind: NotificationKind): string => kindOf(kind).subject;

export const isMailedAs = (kind: NotificationKind, mailed: Kind['mailed']): boolean =>
  kindOf(kind).mailed === mailed;

/** The kinds that a role can choose to get by mail, the most important first, each in words. */
export const kindsForRole = (role: Role): { kind: NotificationKind; setting: string }[] =>
  (Object.keys(notificationKinds) as NotificationKind[]).flatMap((kind) => {
    const row = kindOf(kind);
    return 'setting' in row && row.roles.includes(role) ? [{ kind, setting: row.setting }] : [];
  });

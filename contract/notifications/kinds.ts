import { suspendedSentence } from '../accounts/suspension.ts';
import { editableFields } from '../catalog/product-edits.ts';
import { offerLifeDays } from '../dealing/offers.ts';
import type {
  NotificationGroup,
  NotificationKind,
  OrderActor,
  ProblemStepKind,
  ReportDecision,
  Role,
  Stock,
} from '../enums.ts';
import { publicPaths } from '../pages/public-paths.ts';
import { signedInPaths } from '../pages/signed-in-paths.ts';
import { formatShortMoney, type Price } from '../payments/money.ts';
import {
  conversation,
  type NotificationPlace,
  offer,
  payment,
  product,
  returned,
} from './notification-places.ts';

/** Groups of the settings, with their names in words. */
export const notificationGroups = {
  dealing: 'Offers and messages',
  orders: 'Orders and problems',
  money: 'Money',
  alerts: 'Saved and followed',
  account: 'Account',
} as const satisfies Record<NotificationGroup, string>;

/** A kind of notification: everything that screens, mails and settings need of it. */
type Kind = {
  /** One sentence without names. Kinds with an `actor` leave it out: "offered $110 for…". */
  sentence: (facts: never) => string;
  /** Subject of stored texts and mails, such as "The buyer"; null if nobody acted. The shop shows the name instead. */
  actor?: string | ((facts: never) => string | null);
  /** The subject of its mail, without the shop's name. */
  subject: string;
  leadsTo: NotificationPlace;
  /** One of `notificationIcons` in the web application. */
  icon: string;
} & (
  | {
      /** Its name in the settings of the roles that can get it. */
      setting: string;
      group: NotificationGroup;
      roles: readonly Role[];
      /** Whether accounts get its mails before they choose. */
      mailed: 'byDefault' | 'ifChosen';
      /** Nothing is lost if its mail comes a week later. */
      canWait?: true;
      /**
       * Admins find it under "To do" until it is done, and it only counts there: their notification is read from the
       * start.
       */
      isAdminTask?: true;
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
type OfSearch = { searchName: string };
type Side = { toBuyer: boolean };
/** The side that did it; null for the clock. */
type By = { by: OrderActor | null };
/** Whether the amount is the seller's counter-offer. */
type BySeller = { bySeller: boolean };
/** Whether a message came with the amount. */
type Offered = About & Amount & { isNoted: boolean };
/** An admin's reason, in the admin's words. */
type Reason = { reason: string };
/** The last day, in words. */
type Until = { until: string };
/** The product's name, or a description of the reported target. */
type Reported = { what: string };

const written = ({ amount, currency }: Price) => formatShortMoney(amount, currency);

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

const noteText = (isNoted: boolean): string => (isNoted ? ' and added a note' : '');

function whoseOffer(toBuyer: boolean, bySeller: boolean): string {
  if (bySeller) return toBuyer ? 'The seller’s counter-offer' : 'Your counter-offer';
  return toBuyer ? 'Your offer' : 'An offer';
}

function whoMissed(toBuyer: boolean, bySeller: boolean): string {
  if (toBuyer === bySeller) return 'you';
  return bySeller ? 'the buyer' : 'the seller';
}

const sides = {
  buyer: 'The buyer',
  seller: 'The seller',
  admin: 'An admin',
  shop: null,
} as const satisfies Record<OrderActor, string | null>;

const sideOf = ({ by }: By) => by && sides[by];

const otherSide = ({ toBuyer }: Side) => (toBuyer ? sides.seller : sides.buyer);

/** A step of an open problem, after its actor's name. */
function describeStep(
  step: ProblemStepKind | null,
  productName: string,
  price: Price | null,
): string {
  if (step === 'offered' && price) return `offered ${written(price)} back for ${productName}.`;
  if (step === 'accepted') return `agreed to take ${productName} back.`;
  if (step === 'declined') return `declined your request about ${productName}.`;
  if (step === 'decided')
    return `decided on a full refund once the seller has ${productName} back.`;
  return `wrote about the problem with ${productName}.`;
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
    actor: 'A buyer',
    sentence: ({ productName, price }: About & Amount) =>
      `bought ${productName} for ${written(price)}.`,
    subject: 'Your product is sold',
    leadsTo: payment,
    icon: 'tagCheckOutline',
    setting: 'Somebody buys what you sell',
    group: 'orders',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  paid: {
    sentence: ({ price, productName, isHalf }: About & Amount & { isHalf: boolean }) =>
      isHalf
        ? `You’ve paid half, ${written(price)}. ${productName} is reserved for you.`
        : `Your payment of ${written(price)} has arrived: ${productName} is yours.`,
    subject: 'Your payment has arrived',
    leadsTo: payment,
    icon: 'cashCheck',
    setting: 'Your payment is confirmed',
    group: 'money',
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
    group: 'money',
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
    group: 'money',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'decision-needed': {
    sentence: ({ productName }: About) => `The sale of ${productName} needs a decision.`,
    subject: 'A sale needs a decision',
    leadsTo: payment,
    icon: 'alertDecagramOutline',
    setting: 'A sale needs a decision',
    group: 'orders',
    roles: ['admin'],
    isAdminTask: true,
    mailed: 'byDefault',
  },
  'balance-paid': {
    actor: ({ toBuyer }: Side) => (toBuyer ? null : sides.buyer),
    sentence: ({ toBuyer, price, productName }: About & Amount & Side) =>
      toBuyer
        ? `Your balance of ${written(price)} has arrived: ${productName} is fully paid.`
        : `paid the balance of ${written(price)} for ${productName}.`,
    subject: 'A balance was paid',
    leadsTo: payment,
    icon: 'cashCheck',
    setting: 'A balance is paid',
    group: 'money',
    canWait: true,
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
    group: 'money',
    roles: ['buyer', 'seller', 'admin'],
    isAdminTask: true,
    mailed: 'byDefault',
  },
  'offer-made': {
    actor: 'A buyer',
    sentence: ({ changed, productName, price, isNoted }: Offered & { changed: boolean }) =>
      changed
        ? `changed their offer for ${productName} to ${written(price)}${noteText(isNoted)}.`
        : `offered ${written(price)} for ${productName}${noteText(isNoted)}.`,
    subject: 'You have an offer',
    leadsTo: offer,
    icon: 'accountCashOutline',
    setting: 'Somebody makes you an offer',
    group: 'dealing',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'counter-offer-accepted': {
    actor: sides.buyer,
    sentence: ({ price, productName, until }: About & Amount & Until) =>
      `accepted your counter-offer of ${written(price)} for ${productName} and has until ${until} to pay.`,
    subject: 'The buyer accepted your counter-offer',
    leadsTo: offer,
    icon: 'tagCheckOutline',
    setting: 'Your counter-offer is accepted',
    group: 'dealing',
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
    leadsTo: offer,
    icon: 'clockAlertOutline',
    setting: `An offer expires after ${offerLifeDays} days`,
    group: 'dealing',
    canWait: true,
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'pick-up-proposed': {
    actor: sideOf,
    sentence: ({ productName }: About & By) => `proposed times for the pick-up of ${productName}.`,
    subject: 'Times for a pick-up',
    leadsTo: payment,
    icon: 'calendarQuestionOutline',
    setting: 'Somebody proposes pick-up times',
    group: 'orders',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'pick-up-agreed': {
    actor: sideOf,
    sentence: ({ productName, when }: About & By & { when: string }) =>
      `accepted a time for the pick-up of ${productName}: ${when}.`,
    subject: 'Your pick-up is agreed',
    leadsTo: payment,
    icon: 'calendarCheckOutline',
    setting: 'A pick-up is agreed',
    group: 'orders',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'pick-up-arrived': {
    actor: sideOf,
    sentence: ({ productName }: About & By) => `arrived at the pick-up of ${productName}.`,
    subject: 'The other side arrived at the pick-up',
    leadsTo: payment,
    icon: 'mapMarkerCheckOutline',
    setting: 'The other side arrives at a pick-up',
    group: 'orders',
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
    group: 'orders',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'payout-setup-needed': {
    sentence: () => 'Money from your sale is waiting. Set up payouts to get it.',
    subject: 'Set up payouts to get your money',
    leadsTo: () => signedInPaths.payouts,
    icon: 'bankPlus',
    setting: 'Money waits until you set up payouts',
    group: 'money',
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
    group: 'money',
    canWait: true,
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
    group: 'money',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'sale-cancelled': {
    actor: sideOf,
    sentence: ({ by, toBuyer, productName }: About & Side & By) =>
      `${by && sides[by] ? `cancelled the sale of ${productName}` : `The sale of ${productName} was cancelled`}. ${
        toBuyer
          ? 'You’ll get a full refund'
          : 'Your listing is paused: put it back on sale when you have it'
      }.`,
    subject: 'A sale was cancelled',
    leadsTo: payment,
    icon: 'cancel',
    setting: 'A sale is cancelled',
    group: 'orders',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  message: {
    actor: ({ toBuyer }: Side) => (toBuyer ? sides.seller : 'A buyer'),
    sentence: ({ productName }: About & Side) => `wrote to you about ${productName}.`,
    subject: 'You have a new message',
    leadsTo: (notified) =>
      notified.orderId === null
        ? conversation(notified)
        : `${signedInPaths.order(notified.orderId)}#messages`,
    icon: 'messageTextOutline',
    setting: 'Somebody writes to you',
    group: 'dealing',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'offer-accepted': {
    actor: sides.seller,
    sentence: ({ price, productName, until }: About & Amount & Until) =>
      `accepted your offer of ${written(price)} for ${productName}. Pay by ${until}.`,
    subject: 'The seller accepted your offer',
    leadsTo: offer,
    icon: 'tagCheckOutline',
    setting: 'Your offer is accepted',
    group: 'dealing',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'offer-countered': {
    actor: sides.seller,
    sentence: ({ productName, price, isNoted }: Offered) =>
      `made a counter-offer of ${written(price)} for ${productName}${noteText(isNoted)}.`,
    subject: 'The seller made a counter-offer',
    leadsTo: offer,
    icon: 'accountCashOutline',
    setting: 'A seller makes a counter-offer',
    group: 'dealing',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'offer-declined': {
    actor: sides.seller,
    sentence: ({ productName }: About) => `declined your offer for ${productName}.`,
    subject: 'The seller declined your offer',
    leadsTo: offer,
    icon: 'cancel',
    setting: 'Your offer is declined',
    group: 'dealing',
    canWait: true,
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'offer-closed': {
    sentence: ({ productName }: About) =>
      `Your offer for ${productName} is closed: it isn’t for sale now.`,
    subject: 'Your offer is closed',
    leadsTo: offer,
    icon: 'packageVariantRemove',
    setting: 'Your offer closes with the product',
    group: 'dealing',
    canWait: true,
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
    group: 'money',
    roles: ['seller', 'admin'],
    isAdminTask: true,
    mailed: 'byDefault',
  },
  'payout-reversed': {
    sentence: ({ price, productName }: About & Amount) =>
      `We reversed ${written(price)} of your payout for ${productName}: the buyer got a refund.`,
    subject: 'Part of a payout is reversed',
    leadsTo: payment,
    icon: 'bankTransferIn',
    setting: 'Part of a payout is reversed',
    group: 'money',
    canWait: true,
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'offer-unpaid': {
    sentence: ({ toBuyer, productName, price }: About & Amount & Side) =>
      toBuyer
        ? `${productName} is no longer held for you: you didn’t pay your offer of ${written(price)} in time.`
        : `${productName} is for sale again: the buyer didn’t pay the offer of ${written(price)} in time.`,
    subject: 'An accepted offer was not paid in time',
    leadsTo: offer,
    icon: 'clockAlertOutline',
    setting: 'An accepted offer is not paid in time',
    group: 'dealing',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  booked: {
    // Doesn't name the buyer: a booking is no deal, and the seller may have blocked the account.
    sentence: ({ productName }: About) => `A buyer booked ${productName}.`,
    subject: 'Your product was booked',
    leadsTo: product,
    icon: 'cartOutline',
    setting: 'Somebody books what you sell',
    group: 'dealing',
    canWait: true,
    roles: ['seller'],
    mailed: 'ifChosen',
  },
  unavailable: {
    sentence: ({ productName, stock }: About & { stock: Stock }) =>
      `${productName} ${stockWords[stock] ?? 'was removed from sale'}.`,
    subject: 'A product on your lists is not available now',
    // A deleted product's page still exists and says so.
    leadsTo: product,
    icon: 'packageVariantRemove',
    setting: 'A product on your lists is no longer for sale',
    group: 'alerts',
    canWait: true,
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
    group: 'alerts',
    canWait: true,
    roles: ['buyer'],
    mailed: 'ifChosen',
  },
  'new-listing': {
    actor: 'A seller you follow',
    sentence: ({ productName, price }: About & Amount) =>
      `posted ${productName} for ${written(price)}.`,
    subject: 'New from a seller you follow',
    leadsTo: product,
    icon: 'tagPlusOutline',
    setting: 'A seller you follow posts a product',
    group: 'alerts',
    canWait: true,
    roles: ['buyer'],
    mailed: 'ifChosen',
  },
  'product-edited': {
    actor: sides.seller,
    sentence: ({
      productName,
      fields,
      price,
      before,
    }: About & Amount & Before & { fields: readonly string[] }) =>
      `updated ${productName}, which you booked: ${describeEdit(fields, price, before)}.`,
    subject: 'The seller updated a product you booked',
    // The booking list says what has changed since the booking.
    leadsTo: (notified) =>
      notified.role === 'buyer' ? signedInPaths.orderList : product(notified),
    icon: 'pencilOutline',
    setting: 'A product on your order list changes',
    group: 'alerts',
    canWait: true,
    roles: ['buyer'],
    mailed: 'ifChosen',
  },
  'handed-over': {
    actor: sideOf,
    sentence: ({ by, productName, byCode }: About & By & { byCode: boolean }) => {
      if (!by || !sides[by]) return `The pick-up of ${productName} is confirmed.`;
      return byCode
        ? `entered your code: you have picked up ${productName}.`
        : `confirmed the pick-up of ${productName}.`;
    },
    subject: 'Pick-up confirmed',
    leadsTo: payment,
    icon: 'handshakeOutline',
    setting: 'A pick-up is confirmed',
    group: 'orders',
    canWait: true,
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'problem-reported': {
    actor: sides.buyer,
    sentence: ({ productName, wished }: About & { wished: Price | null }) =>
      wished
        ? `reported a problem with ${productName} and asked for ${written(wished)} back.`
        : `reported a problem with ${productName}.`,
    subject: 'A buyer reported a problem',
    leadsTo: payment,
    icon: 'alertCircleOutline',
    setting: 'A buyer reports a problem',
    group: 'orders',
    roles: ['seller', 'admin'],
    isAdminTask: true,
    mailed: 'byDefault',
  },
  'product-hidden': {
    sentence: ({ productName, reason }: About & Reason) =>
      `An admin has hidden ${productName}. Reason: ${reason}`,
    subject: 'Your product was hidden',
    leadsTo: product,
    icon: 'packageVariantRemove',
    setting: 'An admin hides one of your products',
    group: 'account',
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
    group: 'account',
    canWait: true,
    roles: ['seller'],
    mailed: 'ifChosen',
  },
  reviewed: {
    actor: otherSide,
    sentence: ({ productName }: About & Side) => `reviewed you after the sale of ${productName}.`,
    subject: 'You have a new review',
    leadsTo: payment,
    icon: 'starOutline',
    setting: 'Somebody reviews you',
    group: 'orders',
    canWait: true,
    roles: ['buyer', 'seller'],
    mailed: 'ifChosen',
  },
  verified: {
    sentence: () => 'Your account is now verified.',
    subject: 'Your account is verified',
    leadsTo: () => signedInPaths.profile,
    icon: 'checkDecagramOutline',
    setting: 'Your account is verified',
    group: 'account',
    canWait: true,
    roles: ['buyer', 'seller'],
    mailed: 'ifChosen',
  },
  unverified: {
    sentence: () => 'Your account is no longer verified.',
    subject: 'Your account is no longer verified',
    leadsTo: () => signedInPaths.profile,
    icon: 'alertDecagramOutline',
    setting: 'Your account is no longer verified',
    group: 'account',
    canWait: true,
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
    group: 'account',
    canWait: true,
    roles: ['buyer', 'seller'],
    mailed: 'ifChosen',
  },
  'report-about-you': {
    // For a message, this text must not reveal its reporter, so it doesn't mention the report.
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
    group: 'account',
    canWait: true,
    roles: ['buyer', 'seller'],
    mailed: 'ifChosen',
  },
  'hand-over-objected': {
    actor: sides.buyer,
    sentence: ({ productName }: About) =>
      `says they haven’t received ${productName}. Please answer.`,
    subject: 'The buyer says they haven’t received it',
    leadsTo: payment,
    icon: 'alertCircleOutline',
    setting: 'A buyer says they haven’t received the product',
    group: 'orders',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'cancellation-requested': {
    actor: sides.buyer,
    sentence: ({ productName, until }: About & Until) =>
      `asked to cancel the sale of ${productName}. Answer by ${until}.`,
    subject: 'A buyer asks to cancel',
    leadsTo: payment,
    icon: 'cancel',
    setting: 'A buyer asks to cancel',
    group: 'orders',
    roles: ['seller'],
    mailed: 'byDefault',
  },
  'hand-over-claimed': {
    actor: sides.seller,
    sentence: ({ productName, until }: About & Until) =>
      `says they handed over ${productName}. Confirm or object by ${until}.`,
    subject: 'Did you receive your product?',
    leadsTo: payment,
    icon: 'handshakeOutline',
    setting: 'A seller says they handed it over',
    group: 'orders',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'cancellation-declined': {
    actor: sideOf,
    sentence: ({ by, productName }: About & By) =>
      by && sides[by]
        ? `declined to cancel the sale of ${productName}.`
        : `Your request to cancel the sale of ${productName} was declined.`,
    subject: 'Your request to cancel was declined',
    leadsTo: payment,
    icon: 'cancel',
    setting: 'Your request to cancel is declined',
    group: 'orders',
    roles: ['buyer'],
    mailed: 'byDefault',
  },
  'problem-updated': {
    actor: sideOf,
    sentence: ({
      by,
      step,
      price,
      productName,
    }: About & By & { step: ProblemStepKind | null; price: Price | null }) =>
      by && sides[by]
        ? describeStep(step, productName, price)
        : `There is an update on the problem with ${productName}.`,
    subject: 'Update on a problem',
    leadsTo: payment,
    icon: 'messageTextOutline',
    setting: 'A problem is updated',
    group: 'orders',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'problem-closed': {
    actor: sideOf,
    sentence: ({ by, productName }: About & By) =>
      by && sides[by]
        ? `closed the problem with ${productName}${by === 'admin' ? ': no refund' : ''}.`
        : `The problem with ${productName} is closed.`,
    subject: 'A problem is closed',
    leadsTo: payment,
    icon: 'handshakeOutline',
    setting: 'A problem is closed',
    group: 'orders',
    canWait: true,
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'partly-refunded': {
    actor: ({ toBuyer }: Side) => (toBuyer ? null : sides.buyer),
    sentence: ({ toBuyer, price, productName }: About & Amount & Side) =>
      toBuyer
        ? `Your ${written(price)} refund for ${productName} is on its way.`
        : `gets ${written(price)} back for ${productName}.`,
    subject: 'A refund is on its way',
    leadsTo: payment,
    icon: 'cashRefund',
    setting: 'A refund is on its way',
    group: 'money',
    roles: ['buyer', 'seller'],
    mailed: 'byDefault',
  },
  'report-filed': {
    sentence: ({ what }: Reported) => `New report: ${what}.`,
    subject: 'New report',
    leadsTo: ({ role }) => (role === 'admin' ? signedInPaths.reports : signedInPaths.notifications),
    icon: 'flagOutline',
    setting: 'Somebody reports a product, a person or a message',
    group: 'account',
    roles: ['admin'],
    isAdminTask: true,
    mailed: 'ifChosen',
  },
  'payout-held': {
    sentence: ({ price, productName }: About & Amount) =>
      `${written(price)} for ${productName} is held: the seller’s account is deleted or suspended.`,
    subject: 'We’re holding a seller’s money',
    leadsTo: payment,
    icon: 'bankMinus',
    setting: 'A seller’s money is held',
    group: 'money',
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
    group: 'money',
    roles: ['buyer', 'seller', 'admin'],
    isAdminTask: true,
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
    group: 'money',
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
    group: 'money',
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

/** A kind with the facts for its sentence. */
export type NotificationFacts = {
  [Name in NotificationKind]: { kind: Name } & (Parameters<Kinds[Name]['sentence']> extends [
    infer Facts,
  ]
    ? Facts
    : unknown);
}[NotificationKind];

const kindOf = (kind: NotificationKind): Kind => notificationKinds[kind];

/** `message` has no names; `deed` follows the actor's name. */
export function notificationTexts(facts: NotificationFacts): { message: string; deed?: string } {
  const { actor, sentence } = kindOf(facts.kind);
  const words = typeof actor === 'function' ? actor(facts as never) : actor;
  const said = sentence(facts as never);
  return words ? { message: `${words} ${said}`, deed: said } : { message: said };
}

/** The path that a notification opens, in the application and from its mail. */
export const notificationPath = (
  notified: Parameters<NotificationPlace>[0] & { kind: NotificationKind },
): string => kindOf(notified.kind).leadsTo(notified);

export const notificationSubject = (kind: NotificationKind): string => kindOf(kind).subject;

export const isMailedAs = (kind: NotificationKind, mailed: Kind['mailed']): boolean =>
  kindOf(kind).mailed === mailed;

/** Whether accounts can choose how it reaches them. */
export const isChosen = (kind: NotificationKind): boolean => 'setting' in kindOf(kind);

/** Its group; kinds without a setting have one, too. */
export function notificationGroup(kind: NotificationKind): NotificationGroup {
  const row = kindOf(kind);
  if ('group' in row) return row.group;
  return row.mailed === 'bySearch' ? 'alerts' : 'account';
}

/** Whether its mail may wait for the weekly mail. */
export const canWait = (kind: NotificationKind): boolean => {
  const row = kindOf(kind);
  return 'setting' in row && row.canWait === true;
};

/** Kinds that are admins' tasks. */
export const adminTaskKinds = (Object.keys(notificationKinds) as NotificationKind[]).filter(
  (kind) => {
    const row = kindOf(kind);
    return 'setting' in row && row.isAdminTask === true;
  },
);

/** The kinds that a role can set, most important first, each with its words. */
export const kindsForRole = (
  role: Role,
): { kind: NotificationKind; setting: string; group: NotificationGroup }[] =>
  (Object.keys(notificationKinds) as NotificationKind[]).flatMap((kind) => {
    const row = kindOf(kind);
    return 'setting' in row && row.roles.includes(role)
      ? [{ kind, setting: row.setting, group: row.group }]
      : [];
  });

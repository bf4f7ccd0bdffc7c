import { successfulCard } from '@fitness-zone/contract/payments/test-cards.ts';

/**
 * Stripe's public test cards (docs.stripe.com/testing) and their behaviour. Any other number is refused like a live
 * card in test mode, so that a real number never succeeds.
 */
export type Decline = {
  code: string;
  declineCode?: string;
  message: string;
};

type DisputeKind = 'fraudulent' | 'product_not_received' | 'inquiry';

export type TestCard = {
  number: string;
  brand: string;
  funding: 'credit' | 'debit' | 'prepaid';
  /** The cardholder's bank asks for a challenge before it decides. */
  challenge?: boolean;
  decline?: Decline;
  /** The reason for the bank's dispute of a successful charge; `inquiry` asks before it disputes. */
  dispute?: DisputeKind;
  /** The outcome of a refund to this card, unless it simply succeeds. */
  refund?: 'fails' | 'pending';
  /** Stripe's ready-made payment methods for this card, for tests without a browser. */
  tokens?: string[];
};

const declined = (
  declineCode: string,
  message = 'Your card was declined.',
  code = 'card_declined',
): Decline => ({ code, declineCode, message });

const genericDecline = declined('generic_decline');
const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

function card(number: string, brand: string, more: Partial<TestCard> = {}): TestCard {
  return { number: number.replaceAll(' ', ''), brand, funding: 'credit', ...more };
}

const visa = (number: string, more: Partial<TestCard> = {}) => card(number, 'visa', more);
const refused = (number: string, decline: Decline, ...tokens: string[]) =>
  visa(number, { decline, tokens });

const successfulCards = [
  visa(successfulCard, { tokens: ['pm_card_visa'] }),
  visa('4000 0566 5566 5556', { funding: 'debit', tokens: ['pm_card_visa_debit'] }),
  card('5555 5555 5555 4444', 'mastercard', { tokens: ['pm_card_mastercard'] }),
  card('2223 0031 2200 3222', 'mastercard'),
  card('5200 8282 8282 8210', 'mastercard', {
    funding: 'debit',
    tokens: ['pm_card_mastercard_debit'],
  }),
  card('5105 1051 0510 5100', 'mastercard', {
    funding: 'prepaid',
    tokens: ['pm_card_mastercard_prepaid'],
  }),
  card('3782 822463 10005', 'amex', { tokens: ['pm_card_amex'] }),
  card('3714 496353 98431', 'amex'),
  card('6011 1111 1111 1117', 'discover', { tokens: ['pm_card_discover'] }),
  card('6011 0009 9013 9424', 'discover'),
  card('6011 9811 1111 1113', 'discover', { funding: 'debit' }),
  card('3056 9300 0902 0004', 'diners', { tokens: ['pm_card_diners'] }),
  card('3622 720627 1667', 'diners'),
  card('6555 9000 0060 4105', 'discover'),
  card('3566 0020 2036 0505', 'jcb', { tokens: ['pm_card_jcb'] }),
  card('6200 0000 0000 0005', 'unionpay', { tokens: ['pm_card_unionpay'] }),
  card('6200 0000 0000 0047', 'unionpay', { funding: 'debit' }),
  card('6205 5000 0000 0000 004', 'unionpay'),
];

const declinedCards = [
  refused(
    '4000 0000 0000 0002',
    genericDecline,
    'pm_card_visa_chargeDeclined',
    'pm_card_chargeDeclined',
  ),
  refused(
    '4000 0000 0000 9995',
    insufficientFunds,
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'pm_card_chargeDeclinedInsufficientFunds',
  ),
  refused('4000 0000 0000 9987', declined('lost_card'), 'pm_card_visa_chargeDeclinedLostCard'),
  refused('4000 0000 0000 9979', declined('stolen_card'), 'pm_card_visa_chargeDeclinedStolenCard'),
  refused(
    '4000 0000 0000 0069',
    { code: 'expired_card', message: 'Your card has expired.' },
    'pm_card_chargeDeclinedExpiredCard',
  ),
  refused(
    '4000 0000 0000 0127',
    { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
    'pm_card_chargeDeclinedIncorrectCvc',
  ),
  refused(
    '4000 0000 0000 0119',
    {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
    'pm_card_chargeDeclinedProcessingError',
  ),
  refused(
    '4000 0000 0000 6975',
    declined(
      'card_velocity_exceeded',
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
    ),
    'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
  ),
  refused('4000 0000 0000 0341', genericDecline, 'pm_card_chargeCustomerFail'),
  refused('4100 0000 0000 0019', declined('fraudulent'), 'pm_card_radarBlock'),
];

const checkFailureCards = [
  visa('4000 0000 0000 9235', { tokens: ['pm_card_riskLevelElevated'] }),
  visa('4000 0000 0000 4954', { tokens: ['pm_card_riskLevelHighest'] }),
  visa('4000 0000 0000 0101', { tokens: ['pm_card_cvcCheckFail'] }),
  visa('4000 0000 0000 0036', { tokens: ['pm_card_avsZipFail'] }),
  visa('4000 0000 0000 0028', { tokens: ['pm_card_avsLine1Fail'] }),
  visa('4000 0000 0000 0010', { tokens: ['pm_card_avsFail'] }),
  visa('4000 0000 0000 0044', { tokens: ['pm_card_avsUnchecked'] }),
  visa('4000 0000 0000 0077', { tokens: ['pm_card_bypassPending'] }),
  visa('4000 0000 0000 3055', { tokens: ['pm_card_threeDSecureOptional'] }),
  visa('4000 0000 0000 3097', { tokens: ['pm_card_threeDSecureOptionalProcessingError'] }),
];

const authenticationCards = [
  visa('4000 0025 0000 3155', {
    challenge: true,
    tokens: ['pm_card_authenticationRequiredOnSetup'],
  }),
  visa('4000 0027 6000 3184', { challenge: true, tokens: ['pm_card_authenticationRequired'] }),
  visa('4000 0038 0000 0446', {
    challenge: true,
    tokens: ['pm_card_authenticationRequiredSetupForOffSession'],
  }),
  visa('4000 0000 0000 3220', { challenge: true, tokens: ['pm_card_threeDSecure2Required'] }),
  visa('4000 0082 6000 3178', {
    challenge: true,
    decline: insufficientFunds,
    tokens: ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds'],
  }),
  visa('4000 0084 0000 1629', {
    challenge: true,
    decline: genericDecline,
    tokens: ['pm_card_threeDSecureRequiredChargeDeclined'],
  }),
  visa('4000 0084 0000 1280', {
    decline: genericDecline,
    tokens: ['pm_card_threeDSecureRequiredProcessingError'],
  }),
];

const refundCards = [
  visa('4000 0000 0000 7726', { refund: 'pending', tokens: ['pm_card_pendingRefund'] }),
  visa('4000 0000 0000 5126', { refund: 'fails', tokens: ['pm_card_refundFail'] }),
];

const disputeCards = [
  visa('4000 0000 0000 0259', { dispute: 'fraudulent', tokens: ['pm_card_createDispute'] }),
  visa('4000 0000 0000 2685', {
    dispute: 'product_not_received',
    tokens: ['pm_card_createDisputeProductNotReceived'],
  }),
  visa('4000 0000 0000 1976', { dispute: 'inquiry', tokens: ['pm_card_createDisputeInquiry'] }),
];

export const testCards: readonly TestCard[] = [
  ...successfulCards,
  ...declinedCards,
  ...checkFailureCards,
  ...authenticationCards,
  ...refundCards,
  ...disputeCards,
];

const byNumber = new Map(testCards.map((entry) => [entry.number, entry]));
const byToken = new Map(
  testCards.flatMap((entry) => (entry.tokens ?? []).map((token) => [token, entry] as const)),
);

/** The test card with this number (digits only); for other numbers, a card that always declines. */
export function cardOfNumber(number: string): TestCard {
  return (
    byNumber.get(number) ??
    card(number, 'unknown', {
      decline: declined(
        'test_mode_live_card',
        'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
      ),
    })
  );
}

/** The card behind one of Stripe's ready-made payment methods (`pm_card_visa`). */
export function cardOfToken(token: string): TestCard | undefined {
  return byToken.get(token);
}

import type { PayoutTerms } from '@fitness-zone/contract/client-config.ts';

/** Start of a sentence, such as "2 days after the hand-over is confirmed". */
const startsAfter = ({ delayDays }: PayoutTerms): string =>
  delayDays === 0
    ? 'When the hand-over is confirmed'
    : `${delayDays} ${delayDays === 1 ? 'day' : 'days'} after the hand-over is confirmed`;

/** When sellers are paid, in two sentences, if the shop pays them out. */
export const whenSentText = (terms: PayoutTerms): string =>
  `The buyer pays by card, and we keep the money safe until the hand-over. ${startsAfter(terms)}, we send it to your bank account.`;

/** Sellers' money, in three sentences. */
export const sellerMoneyText = (terms: PayoutTerms): string =>
  terms.isOn
    ? `${whenSentText(terms)} Set up payouts once, now or after your first sale.`
    : outsideText;

/** Used if sellers are paid outside the shop. */
export const outsideText =
  'The buyer pays by card, and the shop keeps the money until the hand-over. This shop doesn’t pay sellers out by itself. It arranges with you, outside of this site, how you get your money.';

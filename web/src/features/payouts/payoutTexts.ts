import type { PayoutTerms } from '@fitness-zone/contract/client-config.ts';
import { type FeeTerms, sellerShare } from '@fitness-zone/contract/payments/fees.ts';
import {
  type Amount,
  formatMoney,
  formatShortMoney,
} from '@fitness-zone/contract/payments/money.ts';

/** How long after the hand-over a transfer starts, such as "2 days after the hand-over is confirmed". */
const startsAfter = ({ delayDays }: PayoutTerms): string =>
  delayDays === 0
    ? 'When the hand-over is confirmed'
    : `${delayDays} ${delayDays === 1 ? 'day' : 'days'} after the hand-over is confirmed`;

/** When a seller gets their money, in up to three sentences. */
export const sellerMoneyText = (terms: PayoutTerms): string =>
  terms.isOn
    ? `The buyer pays by card, and we keep the money safe until the hand-over. ${startsAfter(terms)}, we send it to your bank account. Set up payouts once, now or after your first sale.`
    : 'The buyer pays by card, and the shop keeps the money until the hand-over. This shop doesn’t pay sellers out by itself. It arranges with you, outside of this site, how you get your money.';

/** What protects the buyer, in up to three sentences. */
export const buyerProtectionText = ({ isOn }: PayoutTerms): string =>
  `The shop keeps your money until you have the product. If something is wrong, report a problem on the purchase’s page${isOn ? ', and the seller gets nothing until it’s solved' : ''}. If the sale is cancelled, you get your money back.`;

/** The shop's fee, such as "5% + $0.30"; null if it takes none. */
export function feeTermsText({ percent, fixed }: FeeTerms, currency: string): string | null {
  const parts = [
    ...(percent > 0 ? [`${percent}%`] : []),
    ...(fixed > 0 ? [formatMoney(fixed, currency)] : []),
  ];
  return parts.length > 0 ? parts.join(' + ') : null;
}

/** What a seller gets at a price, such as "You get $128.25 of $135". */
export function shareText(price: Amount, terms: FeeTerms, currency: string): string {
  const fee = feeTermsText(terms, currency);
  if (!fee) return `You get the full ${formatShortMoney(price, currency)}. The shop takes no fee.`;
  const share = formatShortMoney(sellerShare(price, terms, currency), currency);
  return `You get ${share} of ${formatShortMoney(price, currency)}. The shop’s fee is ${fee}.`;
}

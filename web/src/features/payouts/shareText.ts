import { type FeeTerms, sellerShare } from '@fitness-zone/contract/payments/fees.ts';
import {
  type Amount,
  formatMoney,
  formatShortMoney,
} from '@fitness-zone/contract/payments/money.ts';

/** The shop's fee, such as "5% + $0.30"; null if it takes none. */
export function feeTermsText({ percent, fixed }: FeeTerms, currency: string): string | null {
  const parts = [
    ...(percent > 0 ? [`${percent}%`] : []),
    ...(fixed > 0 ? [formatMoney(fixed, currency)] : []),
  ];
  return parts.length > 0 ? parts.join(' + ') : null;
}

/** The seller's share, such as "You get $128.25 of $135". */
export function shareText(price: Amount, terms: FeeTerms, currency: string): string {
  const fee = feeTermsText(terms, currency);
  if (!fee) return `You get the full ${formatShortMoney(price, currency)}. The shop takes no fee.`;
  const share = formatShortMoney(sellerShare(price, terms, currency), currency);
  return `You get ${share} of ${formatShortMoney(price, currency)}. The shop’s fee is ${fee}.`;
}

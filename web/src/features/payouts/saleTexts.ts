import type { PayoutTerms } from '@fitness-zone/contract/client-config.ts';
import { outsideText, whenSentText } from './payoutTexts.ts';

/** The money of a sale, for its seller, in three sentences. */
export const saleMoneyText = (terms: PayoutTerms): string =>
  terms.isOn ? `${whenSentText(terms)} Open problems pause it; refunds are deducted.` : outsideText;

/** The buyer's protection, in three sentences. */
export const buyerProtectionText = ({ isOn }: PayoutTerms): string =>
  `We hold your money until you have the product. If something’s wrong, tell us${isOn ? ': we hold the money until it’s solved' : ''}. If the sale is cancelled, you get your money back.`;

/** The buyer's protection, in one sentence. */
export const shortProtectionText = ({ isOn }: PayoutTerms): string =>
  isOn
    ? 'We hold your money until you have the product and any problem is solved.'
    : 'We hold your money until you have the product.';

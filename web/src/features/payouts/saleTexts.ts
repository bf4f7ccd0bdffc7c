import type { PayoutTerms } from '@fitness-zone/contract/client-config.ts';
import { outsideText, whenSentText } from './payoutTexts.ts';

/** In three sentences. */
export const saleMoneyText = (terms: PayoutTerms): string =>
  terms.isOn
    ? `${whenSentText(terms)} It waits while a problem is open, and a refund comes out of it.`
    : outsideText;

/** In three sentences. */
export const buyerProtectionText = ({ isOn }: PayoutTerms): string =>
  `The shop keeps your money until you have the product. If something is wrong, report a problem on the purchase’s page${isOn ? ', and the seller gets nothing until it’s solved' : ''}. If the sale is cancelled, you get your money back.`;

/** In one sentence. */
export const shortProtectionText = ({ isOn }: PayoutTerms): string =>
  isOn
    ? 'We hold your money until you have the product and any problem is solved.'
    : 'We hold your money until you have the product.';

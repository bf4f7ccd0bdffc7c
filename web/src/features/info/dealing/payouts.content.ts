import type { PayoutTerms } from '@fitness-zone/contract/client-config.ts';
import { sellerMoneyText } from '../../payouts/payoutTexts.ts';
import { buyerProtectionText } from '../../payouts/saleTexts.ts';
import { feeTermsText } from '../../payouts/shareText.ts';
import type { Topic } from './topic.ts';

/** Sellers' money and buyers' protection under the shop's terms. */
export function payoutTopic(terms: PayoutTerms, currency: string): Topic {
  const fee = feeTermsText(terms.fee, currency);
  return {
    section: 'payouts',
    title: 'Payouts',
    points: [
      { title: 'When sellers get their money', text: sellerMoneyText(terms) },
      { title: 'What protects buyers', text: buyerProtectionText(terms) },
      {
        title: 'The shop’s fee',
        text: fee
          ? `The shop keeps ${fee} of each sale. The form for a product says what you get before you post it, and a sale keeps the fee of its day. A refund gives back its part of the fee.`
          : 'The shop takes no fee. Sellers get the full price.',
      },
      ...(terms.isOn
        ? [
            {
              title: 'When a payout waits',
              text: 'It waits while a problem is open, a refund is on its way, or the buyer’s bank disputes the payment. In two instalments, each half is sent once it’s paid. Payouts shows each amount and what it waits for.',
            },
          ]
        : []),
    ],
  };
}

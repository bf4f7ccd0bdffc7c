import {
  mdiCashCheck,
  mdiCreditCardOutline,
  mdiHandshakeOutline,
  mdiStarOutline,
  mdiSwapHorizontal,
  mdiTagOutline,
} from '@mdi/js';

export type Step = {
  icon: string;
  title: string;
  text: string;
  /** which deals have the step, if not all */
  only?: string;
  /** the deals that begin with this step */
  start?: string;
  /** time until the next step */
  wait?: string;
  /** outcome if the next step isn't taken in time */
  otherwise?: string;
};

export const steps: Step[] = [
  {
    icon: mdiTagOutline,
    title: 'Offer',
    text: 'The buyer offers an amount that only the seller sees.',
    only: 'With an offer',
    wait: 'up to 90 days',
    otherwise: 'No answer: the offer expires.',
  },
  {
    icon: mdiHandshakeOutline,
    title: 'Accepted',
    text: 'The product is held for this buyer at this price.',
    only: 'With an offer',
    wait: '3 working days',
    otherwise: 'Not paid: it’s for sale again.',
  },
  {
    icon: mdiCreditCardOutline,
    title: 'Payment',
    text: 'The whole price, or half of it. The product is sold.',
    start: 'At the fixed price you start here',
    wait: 'an agreed day',
  },
  {
    icon: mdiSwapHorizontal,
    title: 'Hand-over',
    text: 'The product changes hands. In two instalments, the balance is due today.',
    wait: '3 working days',
    otherwise: 'Not paid: overdue. An admin may cancel and refund the first half.',
  },
  {
    icon: mdiCashCheck,
    title: 'Balance',
    text: 'The other half is paid. The sale is final.',
    only: 'In two instalments',
  },
  {
    icon: mdiStarOutline,
    title: 'Reviews',
    start: 'From the hand-over, if paid in full',
    text: 'Both can write one within 90 days. It stays hidden until both have, or for 7 days.',
  },
];

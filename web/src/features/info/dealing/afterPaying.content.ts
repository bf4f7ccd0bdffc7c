import type { Topic } from './topic.ts';

export const afterPaying: Topic[] = [
  {
    section: 'instalments',
    title: 'Two instalments',
    points: [
      {
        title: 'Half now',
        text: 'The payment page takes the whole price or, unless the price is very small, half of it. Either way, the product is yours. If the price has an odd cent, it’s in the first half.',
      },
      {
        title: 'The balance',
        text: 'Pay the other half by the end of the third working day after the hand-over. You can also pay it earlier.',
      },
      {
        title: 'The hand-over',
        text: 'Buyer or seller confirms the hand-over, and the first confirmation counts. The buyer can still report a problem.',
      },
      {
        title: 'Reminders',
        text: 'The buyer is reminded at the hand-over, on the last day, and up to three times once the balance is overdue, three working days apart. The seller gets those three reminders too, and admins get the first.',
      },
      {
        title: 'Each half is paid once',
        text: 'Each half is a payment with its own receipt. A balance paid twice, or after the sale was cancelled, is refunded automatically.',
      },
    ],
  },
  {
    section: 'refunds',
    title: 'Overdue balances and refunds',
    points: [
      {
        title: 'Overdue',
        text: 'Buyer, seller and admins see that a balance is overdue. It can still be paid, as long as the sale is not cancelled.',
      },
      {
        title: 'What admins may do',
        text: 'An admin may cancel a sale in two instalments if the balance is overdue, or if the buyer reports a problem before paying it. The audit log records who cancelled.',
      },
      {
        title: 'What cancelling does',
        text: 'The buyer gets the first half back in full and no longer owes the balance. The listing goes back to the seller, paused.',
      },
      {
        title: 'What goes back',
        text: 'The buyer gets everything back if a sale ends before the hand-over or is cancelled. Once the balance is paid, the sale is final, except for refunds that the shop makes.',
      },
    ],
  },
  {
    section: 'reviews',
    title: 'Reviews',
    points: [
      {
        title: 'Of finished deals',
        text: 'Once a product is handed over and fully paid, buyer and seller can review each other once, within 90 days: one to five stars and an optional text. Refunded and cancelled sales can’t be reviewed.',
      },
      {
        title: 'Hidden until you’ve both written',
        text: 'Only you see your review until the other side has written one, or 7 days have passed.',
      },
      {
        title: 'Stars',
        text: 'Everyone sees a seller’s reviews, their number and average on the seller’s page, and the average on product pages. Only people who are signed in see a buyer’s average.',
      },
    ],
  },
];

import type { Topic } from './topic.ts';

/** What follows once a product, or the first half of its price, is paid for. */
export const afterPaying: Topic[] = [
  {
    section: 'instalments',
    title: 'Two instalments',
    points: [
      {
        title: 'Half now',
        text: 'The payment page takes the whole price or, unless the price is very small, half of it. The first half buys the product as the whole price would. If the price has an odd cent, it is in the first half.',
      },
      {
        title: 'The balance',
        text: 'Pay the other half by the end of the third working day after the hand-over. You can also pay it earlier.',
      },
      {
        title: 'The hand-over',
        text: 'Buyer or seller says in the shop that the product was handed over. It counts from whoever says so first. The buyer can still say that something is wrong.',
      },
      {
        title: 'Reminders',
        text: 'The buyer is reminded at the hand-over, on the last day, and up to three times once the balance is overdue, three working days apart. The seller hears of those three, too, and admins of the first.',
      },
      {
        title: 'Each half is paid once',
        text: 'Each half is a payment with a receipt of its own. A balance that is paid a second time, or after the sale was cancelled, goes back by itself.',
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
        text: 'Everything that was paid goes back if a sale ends before the hand-over or is cancelled. Once the balance is paid, the sale is final, except for refunds that the shop makes.',
      },
    ],
  },
  {
    section: 'reviews',
    title: 'Reviews',
    points: [
      {
        title: 'Of finished deals',
        text: 'Once a product is handed over and its whole price is paid, buyer and seller may each review the other, once, within 90 days: one to five stars, and a text if they like. Refunded and cancelled sales are not reviewed.',
      },
      {
        title: 'Hidden until both wrote',
        text: 'Only you see your review until the other side has written one, or 7 days have passed.',
      },
      {
        title: 'Stars',
        text: 'A seller’s page shows everyone the reviews of the seller, their number and average; the pages of the products show the average, too. Of a buyer only people who are signed in see it.',
      },
    ],
  },
];

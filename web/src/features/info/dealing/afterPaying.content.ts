import type { Topic } from './topic.ts';

export const afterPaying: Topic[] = [
  {
    section: 'hand-over',
    title: 'Pick-up and hand-over',
    points: [
      {
        title: 'Arrange the pick-up',
        text: 'Either of you proposes up to three times and a place. The other accepts one, or proposes others. Only the two of you see the place. You can add the pick-up to your calendar, and you’re reminded the day before.',
      },
      {
        title: 'The code',
        text: 'The buyer’s page shows a six-digit code. When you meet, the buyer checks the product and shows the code, and the seller enters it. That proves the hand-over. After five wrong tries the buyer gets a new code.',
      },
      {
        title: 'Without the code',
        text: 'The seller can say that the product was handed over. The buyer then has three days to confirm or object. No answer counts as confirmed. The buyer can also confirm alone.',
      },
      {
        title: 'Objecting',
        text: 'A buyer who hasn’t received the product objects. The balance then isn’t due, and the two of you settle the problem first.',
      },
    ],
  },
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
        title: 'When the three days start',
        text: 'The three working days begin on the day of the hand-over, even if it’s confirmed later.',
      },
      {
        title: 'Reminders',
        text: 'The buyer is reminded at the hand-over, on the last day, and up to three times once the balance is overdue, three working days apart. The seller gets those three reminders too, and admins get the first.',
      },
      {
        title: 'Each half is paid once',
        text: 'Both halves are on one receipt. A balance paid twice, or after the sale was cancelled, is refunded automatically.',
      },
    ],
  },
  {
    section: 'problems',
    title: 'Cancelling and problems',
    points: [
      {
        title: 'The seller cancels',
        text: 'Before the hand-over, the seller can cancel with a reason. The buyer gets everything back. The cancellation stays in the seller’s record, which admins see.',
      },
      {
        title: 'The buyer asks to cancel',
        text: 'Before the hand-over, the buyer can ask to cancel. The seller accepts, or declines with a reason. Without an answer within three days, an admin decides.',
      },
      {
        title: 'Reporting a problem',
        text: 'The buyer can report a problem until 30 days after the hand-over and the last payment, and says what would help: part of the price back, a return for a full refund, or something else.',
      },
      {
        title: 'Agreeing',
        text: 'The seller accepts, offers an amount, or declines with a reason. The buyer gets exactly the amount you agree on. A return has 14 days, and the refund follows once the seller has the product. The buyer can close the problem at any time.',
      },
      {
        title: 'An admin decides',
        text: 'Without an answer within five days, or as soon as one of you asks, an admin reads both sides and decides: a part back, everything back with or without a return, or no refund. Both of you get the reason.',
      },
      {
        title: 'Deadlines wait',
        text: 'An open problem or bank dispute stops the clock: nothing is confirmed until it’s closed. Afterwards you get back the time that was left, at least three days.',
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
        title: 'After 14 days',
        text: 'If the balance is still unpaid 14 days after its deadline, the seller can cancel the sale.',
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
        text: 'The buyer gets everything back if a sale ends before the hand-over or is cancelled. Once the product is handed over and fully paid, only a problem or a refund by the shop changes that.',
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

import type { Topic } from './topic.ts';

export const beforePaying: Topic[] = [
  {
    section: 'fixed-price',
    title: 'A fixed price, paid at once',
    points: [
      {
        title: 'One price',
        text: 'The seller sets the price. Pay it by card and the product is yours, no offer needed.',
      },
      {
        title: 'Sold once',
        text: 'The payment takes the product from sale at once. If two people pay at the same moment, one of them gets it and the other is refunded automatically.',
      },
      {
        title: 'One page for the sale',
        text: 'Each sale has a page under Purchases and Sales. Buyer and seller write to each other there, see contact details, arrange the pick-up, and find payments and the receipt.',
      },
    ],
  },
  {
    section: 'questions',
    title: 'Questions before you buy',
    points: [
      {
        title: 'No contact details',
        text: 'Ask the seller on the product’s page. The conversation shows neither email addresses nor phone numbers.',
      },
      {
        title: 'Only the two of you',
        text: 'Your conversation is private. If one of you reports a message, admins see that message and up to five before it, and nothing else.',
      },
      {
        title: 'At once',
        text: 'A message is plain text of up to 2,000 characters. It arrives within a second and can’t be changed. The other person gets a notification, and an email if they chose to.',
      },
      {
        title: 'Block',
        text: 'If one of you blocks the other, neither can write to the other about any product, and the conversation says so. Offers from a blocked buyer still reach the seller’s list, without a notification.',
      },
    ],
  },
  {
    section: 'offers',
    title: 'Private offers',
    points: [
      {
        title: 'Your amount',
        text: 'You can offer any amount up to the price of a product that is available. You have one open offer for a product, and can change or withdraw it until the seller answers.',
      },
      {
        title: 'Blind',
        text: 'Only you and the seller see your offer and its amount. Only the seller knows how many offers there are. Other buyers see nothing. An admin who is about to remove a product or an account sees how many offers close with it, and nothing else.',
      },
      {
        title: 'Counter-offers',
        text: 'The seller can answer with another amount. Accept it, or offer less. An offer can have six counter-offers. The product stays for sale until one of you accepts; if two buyers accept, the first gets it. You can each add a note, which goes into your conversation.',
      },
      {
        title: '90 days',
        text: 'The seller accepts one offer, or declines. An offer that nobody accepts expires after 90 days. Changing your amount restarts them; once there’s a counter-offer, nothing does.',
      },
      {
        title: 'Nothing is owed',
        text: 'An offer takes no money. You pay only if it is accepted and you still want the product.',
      },
      {
        title: 'When offers close',
        text: 'All open offers for a product close when one of them is accepted, and when the product is sold, marked as sold elsewhere, hidden or removed. They stay open while the product is paused: the 90 days continue, and the seller can accept one once it’s back.',
      },
    ],
  },
  {
    section: 'hold',
    title: 'What accepting does',
    points: [
      {
        title: 'Held for one buyer',
        text: 'The product is held for that buyer until the end of the third working day after the offer was accepted. Only this buyer can pay for it, at the agreed price, whole or in two instalments.',
      },
      {
        title: 'Paused for all others',
        text: 'Everybody else sees a product that its seller has paused. Buyers whose offers were closed see neither the reason nor the agreed price.',
      },
      {
        title: 'The seller is bound',
        text: 'While it is held, the seller cannot edit, resume or delete the product, nor mark it as sold elsewhere. The hold ends early only if an admin deletes the product or one of the two accounts.',
      },
      {
        title: 'Not paid in time',
        text: 'The product is for sale again, and you can make a new offer. Late payments are not charged, or are refunded.',
      },
    ],
  },
];

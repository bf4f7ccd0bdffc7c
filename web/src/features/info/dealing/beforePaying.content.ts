import type { Topic } from './topic.ts';

/** What can be done before a product is paid for. */
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
        text: 'The payment takes the product from sale at once. If two people pay at the same moment, one of them gets it, and the money of the other goes back by itself.',
      },
      {
        title: 'Handed over',
        text: 'With the sale, buyer and seller see how to reach each other and agree on a day. The buyer then confirms in Purchases that the product was handed over, or says that something is wrong.',
      },
    ],
  },
  {
    section: 'questions',
    title: 'Questions before you buy',
    points: [
      {
        title: 'No contact details',
        text: 'A buyer asks the seller from the page of the product. The thread shows neither an e-mail address nor a phone number of either side.',
      },
      {
        title: 'Only the two of you',
        text: 'Nobody else can read a thread. If one of you reports a message, admins see that message and up to five before it, and nothing else.',
      },
      {
        title: 'At once',
        text: 'A message is plain text of up to 2,000 characters. It is there within a second and cannot be changed. The bell tells the other side of it; everybody chooses whether a mail does, too.',
      },
      {
        title: 'Block',
        text: 'Once one of you has blocked the other, neither can write to the other about any product, and the thread tells both. Offers of a buyer whom the seller has blocked are in the seller’s list, without a notification.',
      },
    ],
  },
  {
    section: 'offers',
    title: 'Offers that nobody else sees',
    points: [
      {
        title: 'Your amount',
        text: 'You can offer any amount up to the price of a product that is available. You have one open offer for a product, and can change or withdraw it until the seller answers.',
      },
      {
        title: 'Blind',
        text: 'Only you and the seller see your offer and its amount. Only the seller knows how many offers there are. Other buyers see nothing of them; an admin who is about to remove a product or an account sees how many close with it, and nothing else.',
      },
      {
        title: '90 days',
        text: 'The seller accepts one offer, or declines. An offer that is not answered expires 90 days after it was made or last changed, to the second.',
      },
      {
        title: 'Nothing is owed',
        text: 'An offer takes no money. You pay only if it is accepted and you still want the product.',
      },
      {
        title: 'When offers close',
        text: 'All open offers for a product close when one of them is accepted, and when the product is sold, marked as sold elsewhere, hidden or removed. A pause keeps them: the 90 days go on, and the seller can accept one again once the product is back.',
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
        text: 'To everybody else the product looks like any other that its seller has paused. Buyers whose offers were closed see that, but neither why nor at which amount.',
      },
      {
        title: 'The seller keeps to it',
        text: 'While it is held, the seller cannot edit, resume or delete the product, nor mark it as sold elsewhere. The hold ends early only if an admin deletes the product, or one of the two accounts is deleted.',
      },
      {
        title: 'Not paid in time',
        text: 'The product is for sale again, and you can make a new offer. A payment that is completed too late is not charged, or is refunded.',
      },
    ],
  },
];

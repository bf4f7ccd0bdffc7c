import type { Reading } from '../../rest/read-route.ts';

export const offerReadings: Reading[] = [
  {
    url: '/offers',
    summary:
      'The offers that the buyer has made, newest first, or that the seller has received: open ones first, the greatest amount first',
    operation: '{ offers @page { ...Offer } }',
  },
];

export const offerFields = `fragment Offer on Offer {
  id productId product @flat { productName resalePrice }
  buyer @flat { buyerName: name @or(value: "") buyerRating: rating { average count } }
  buyerHistory { purchaseCount answersWithin }
  amount proposedBy note @flat { note: text } proposals { by amount at } status createdAt changedAt lapsesAt answeredAt heldUntil
}`;

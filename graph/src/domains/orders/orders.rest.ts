import type { Reading } from '../../rest/read-route.ts';

export const orderReadings: Reading[] = [
  {
    url: '/orders',
    summary: "The buyer's purchases or the seller's sales, newest first",
    operation: '{ orders @page { ...Order } }',
  },
  {
    url: '/orders/:id',
    summary:
      'An order with its timeline, and for its two sides their offers (its buyer, its seller and admins)',
    operation: `{ order {
      ...Order
      paymentIds: payments @value { id }
      pickUp { proposal { id by times timeZone place proposedAt } agreed { at timeZone place agreedAt calendarUrl } }
      pickUpTimes { place timeZone times }
      problems { ...Problem }
      timeline { kind at isComing by amount }
      offers { ...Offer }
    } }`,
  },
  {
    url: '/adminOrders',
    summary: 'All orders, or those that match (admins)',
    operation: '{ adminOrders @page { ...Order } }',
  },
];

export const orderFields = `
  fragment Order on Order {
    id state hasOpenProblem disputed productId productName
    buyer @flat { buyerId: userId buyerName: name }
    seller @flat { sellerId: userId sellerName: name }
    price @flat { price: amount currency }
    totals @flat { paid refunded refunding lostInDisputes kept due }
    createdAt confirmBy handedOverAt confirmedAt closesAt dueAction
  }
  fragment Problem on OrderProblem {
    id status reason wish openedAt closedAt
    steps { kind by at text amount photos { id url width height } }
  }
`;

import { Type } from 'typebox';
import type { Context } from '../../../context/context.ts';
import { completeFragments } from '../../../rest/complete-operation.ts';
import { type Operation, prepareOperation } from '../../../rest/operation.ts';
import { restSchema } from '../../../rest/rest-schema.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { placeFields } from '../../places/places.rest.ts';
import { productFields } from '../../product/product.rest.ts';
import { ownRecords } from './own-records.queries.ts';

const payment = `
  id transactionId status amount @value { minor } amountRefunded @value { minor } currency part
  price @value { minor } firstHalfId
  balance { status amount @value { minor } dueFrom dueBy paidAt cancelledAt paymentId }
  productId productName image createdAt paidAt refundedAt place handedOverAt disputedAt disputed
`;
const entry = `
  id productId productPrice @flat { productPrice: minor currency } createdAt
`;
const review = 'id paymentId productName stars text createdAt visibleAt';

/** Everything about an account. The query runs as that account, so the usual rules decide which fields it sees. */
const query = `{ ownData {
  exportedAt
  account {
    id user @flat { name email image role verified } suspendedAt suspensionReason lastActiveAt
    user @flat { place { ...Place } units mailedNotifications hiddenNotifications weeklyMails }
  }
  identity
  products {
    id productName image images { url: image description } body
    originalPrice @value { minor } resalePrice @value { minor } previousPrice @value { minor }
    resalePrice @flat { currency } inStock hidden @flat { hiddenReason: reason } condition
    yearsOfUsedProduct attributes: ownAttributes ...Listing disputed revision
    edits { field revision editedAt }
  }
  bookingList { ${entry} }
  wishList { ${entry} }
  followedSellers { sellerId createdAt }
  savedSearches { name path mail paused createdAt lastAlertAt }
  purchases { ${payment} buyerName buyerEmail sellerName problem }
  sales { ${payment} sellerName }
  offers {
    id productId amount @flat { amount: minor currency } proposedBy status createdAt changedAt
    lapsesAt answeredAt heldUntil
  }
  proposedAmounts { offerId productId amount @flat { amount: minor currency } at }
  messages { id threadId productId text photos { _id: id url width height } createdAt }
  reports { id kind targetId reason note createdAt }
  blockedUsers { userId: blockedId createdAt }
  orders
  pickUps
  pickUpPlans { productId place timeZone windows { weekday date from to } }
  payoutAccount {
    providerId state missing createdAt checkedAt owed @flat { owed: minor currency }
  }
  payouts {
    orderId: id createdAt currency state wait
    sums @flat {
      charged refunded lostInDisputes fee share transferred reversed held owed waiting due onItsWay
      paidOut
    }
    hold { reason at }
    moves { kind amount @value { minor } state at bank arrivesAt }
  }
  reviewsWritten { ${review} }
  reviewsReceived { ${review} }
  notifications { id kind message deed productId paymentId threadId createdAt readAt }
  pushDevices { endpoint groups createdAt }
  signIns { id signedInAt method browser }
  auditLog {
    id action targetId byYou address: ownAddress reason: ownReason carriedOut createdAt
  }
} }`;

let prepared: Operation | undefined;

function prepare(): Operation {
  const schema = restSchema();
  const fragments = completeFragments(schema, [productFields, placeFields]);
  return prepareOperation(schema, query, { fragments, style: 'file' });
}

/**
 * All data that the shop keeps about the signed-in account.
 * @throws Refusal as `ownRecords`
 */
export async function collectPersonalData(context: Context): Promise<unknown> {
  prepared ??= prepare();
  const ownData = await ownRecords(context);
  return (await prepared.run(context, {}, { ownData })).answer;
}

export const personalDataRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/personalData',
    summary: 'Everything the shop stores about the signed-in account; amounts in minor units',
    bearer: true,
    response: Type.Record(Type.String(), Type.Unknown(), { title: 'PersonalData' }),
    handler: ({ context, header }) => {
      header('content-disposition', 'attachment; filename="fitness-zone-data.json"');
      header('cache-control', 'no-store');
      return collectPersonalData(context);
    },
  }),
];

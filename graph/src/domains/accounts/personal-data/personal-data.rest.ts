import { Type } from 'typebox';
import { type RestRoute, route } from '../../../rest/route.ts';
import { collectPersonalData } from './personal-data.service.ts';

const records = Type.Array(Type.Record(Type.String(), Type.Unknown()));
const record = Type.Record(Type.String(), Type.Unknown());

const personalDataShape = Type.Object(
  {
    exportedAt: Type.String({ description: 'When it was collected, as RFC 3339.' }),
    account: record,
    identity: Type.Union([record, Type.Null()], {
      description: "The identity provider's data; null if it has no such account.",
    }),
    products: records,
    bookingList: records,
    wishList: records,
    followedSellers: records,
    savedSearches: records,
    purchases: records,
    sales: records,
    offers: records,
    messages: records,
    reports: records,
    blockedUsers: records,
    orders: records,
    pickUps: records,
    payoutAccount: Type.Union([record, Type.Null()], {
      description: "The seller's account for payouts; null without one.",
    }),
    payouts: records,
    reviewsWritten: records,
    reviewsReceived: records,
    notifications: records,
    signIns: records,
    auditLog: records,
  },
  { title: 'PersonalData' },
);

/** The REST path of what the shop keeps about the caller. */
export const personalDataRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/personalData',
    summary: 'Everything the shop stores about the signed-in account; amounts in minor units',
    bearer: true,
    response: personalDataShape,
    handler: ({ context, header }) => {
      header('content-disposition', 'attachment; filename="fitness-zone-data.json"');
      header('cache-control', 'no-store');
      return collectPersonalData(context);
    },
  }),
];

import { acceptOfferOptions } from '../../../src/features/catalog/selling/offers/acceptOffer.cache.ts';
import {
  declineOfferOptions,
  makeOfferOptions,
  withdrawOfferOptions,
} from '../../../src/features/offers/offer.cache.ts';
import { AcceptOfferDocument } from '../../../src/generated/catalog.ts';
import {
  DeclineOfferDocument,
  MakeOfferDocument,
  WithdrawOfferDocument,
} from '../../../src/generated/offers.ts';
import { type Act, onOne } from './act.ts';
import { openOffers } from './shownRecords.ts';

/** What buyers and sellers do with offers. */
export const offerActs = {
  offers: ({ productId }, participant, pick, send) =>
    send(participant, MakeOfferDocument, {
      ...makeOfferOptions,
      variables: { input: { productId, amount: 60_00 + 5_00 * pick } },
    }),
  withdrawsOffer: onOne(WithdrawOfferDocument, withdrawOfferOptions, openOffers, ({ id }) => ({
    id,
  })),
  declinesOffer: onOne(DeclineOfferDocument, declineOfferOptions, openOffers, ({ id }) => ({ id })),
  acceptsOffer: onOne(AcceptOfferDocument, acceptOfferOptions, openOffers, ({ id, amount }) => ({
    input: { id, amount },
  })),
} satisfies Record<string, Act>;

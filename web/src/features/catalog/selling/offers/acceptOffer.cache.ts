import type { AcceptOfferMutationOptions } from '../../../../generated/catalog.ts';
import { graphql } from '../../../../lib/graphql.ts';
import { updateOfferConnections } from '../../../offers/offerConnections.cache.ts';
import { updateProductConnections } from '../../product.cache.ts';

graphql(`
  mutation AcceptOffer($input: AcceptOfferInput!) {
    acceptOffer(input: $input) {
      ...MutationPayload_outcome
      offer {
        id
        ...Offer_record
      }
      product {
        id
        ...Product_record
      }
      closedOffers {
        id
        ...Offer_record
      }
    }
  }
`);

/** Accepts an offer: its product is held for the buyer, and the other offers for it end. */
export const acceptOfferOptions: AcceptOfferMutationOptions = {
  update(cache, { data }) {
    const { offer, product, closedOffers = [] } = data?.acceptOffer ?? {};
    if (offer) updateOfferConnections(cache, offer.id);
    for (const { id } of closedOffers) updateOfferConnections(cache, id);
    updateProductConnections(cache, product?.id);
  },
};

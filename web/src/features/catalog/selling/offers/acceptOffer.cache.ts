import type { AcceptOfferMutationOptions } from '../../../../generated/catalog.ts';
import { graphql } from '../../../../lib/graphql.ts';
import { updateOfferLists } from '../../../offers/offerLists.cache.ts';
import { updateProductLists } from '../../product.cache.ts';

graphql(`
  mutation AcceptOffer($input: AcceptOfferInput!) {
    acceptOffer(input: $input) {
      ...MutationAnswer_outcome
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
    if (offer) updateOfferLists(cache, offer.id);
    for (const { id } of closedOffers) updateOfferLists(cache, id);
    updateProductLists(cache, product?.id);
  },
};

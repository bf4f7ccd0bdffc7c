import type {
  DeclineOfferMutationOptions,
  MakeOfferMutationOptions,
  WithdrawOfferMutationOptions,
} from '../../generated/offers.ts';
import { graphql } from '../../lib/graphql.ts';
import { updateOfferConnections } from './offerConnections.cache.ts';

graphql(`
  mutation MakeOffer($input: MakeOfferInput!) {
    makeOffer(input: $input) {
      ...MutationPayload_outcome
      offer {
        id
        ...Offer_record
      }
    }
  }
`);

/** Offers an amount for a product, or changes the open offer for it. */
export const makeOfferOptions: MakeOfferMutationOptions = {
  update(cache, { data }) {
    const { offer } = data?.makeOffer ?? {};
    if (offer) updateOfferConnections(cache, offer.id);
  },
};

graphql(`
  mutation WithdrawOffer($id: ID!) {
    withdrawOffer(id: $id) {
      ...MutationPayload_outcome
      offer {
        id
        ...Offer_record
      }
    }
  }
`);

/** Withdraws an open offer. */
export const withdrawOfferOptions: WithdrawOfferMutationOptions = {
  update(cache, { data }) {
    const { offer } = data?.withdrawOffer ?? {};
    if (offer) updateOfferConnections(cache, offer.id);
  },
};

graphql(`
  mutation DeclineOffer($id: ID!) {
    declineOffer(id: $id) {
      ...MutationPayload_outcome
      offer {
        id
        ...Offer_record
      }
    }
  }
`);

export const declineOfferOptions: DeclineOfferMutationOptions = {
  update(cache, { data }) {
    const { offer } = data?.declineOffer ?? {};
    if (offer) updateOfferConnections(cache, offer.id);
  },
};

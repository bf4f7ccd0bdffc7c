import { mdiHandCoinOutline } from '@mdi/js';
import { useState } from 'react';
import { useReceivedOffersQuery } from '../../../generated/offers.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../../ui/state/Skeletons.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { OffersHead } from '../OffersHead.tsx';
import { useOfferStatus } from '../offerStatus.ts';
import { AcceptedOffers } from './AcceptedOffers.tsx';
import { AcceptOfferDialog } from './AcceptOfferDialog.tsx';
import { EndedOffers } from './EndedOffers.tsx';
import { OpenOffers } from './OpenOffers.tsx';

graphql(`
  query ReceivedOffers($productId: ID, $after: String) {
    offers(filter: { productId: $productId }, first: 60, after: $after) {
      edges {
        node {
          status
          lapsesAt
          heldUntil
          product {
            id
          }
          ...OpenOffers_offer
          ...AcceptOfferDialog_offer
          ...AcceptedOffers_offer
          ...EndedOffers_offer
        }
      }
    }
  }
`);

/** A seller's received offers: open ones side by side per product, accepted ones, and ended ones. */
export function ReceivedOffers({ productId }: { productId: string | null }) {
  const [acceptingId, setAcceptingId] = useState<string | null>(null);
  const { data, error, refetch, fetchPage } = useReceivedOffersQuery({
    variables: productId ? { productId } : {},
  });
  const offers = data?.offers.edges.map(({ node }) => node) ?? [];
  const statusOf = useOfferStatus(offers);
  const inState = (...statuses: string[]) =>
    offers.filter((offer) => statuses.includes(statusOf(offer)));
  const open = inState('OPEN');
  const openProductIds = new Set(open.map(({ product }) => product.id));
  const accepted = inState('ACCEPTED');
  const accepting = offers.find(({ id }) => id === acceptingId);
  const ended = offers.filter((offer) => !['OPEN', 'ACCEPTED'].includes(statusOf(offer)));
  return (
    <>
      <OffersHead lead="Only you and the buyer see an offer." isFiltered={productId !== null} />
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />)}
      {data && offers.length === 0 && <NoOffers />}
      {accepted.length > 0 && <AcceptedOffers offers={accepted} />}
      {[...openProductIds].map((id) => (
        <OpenOffers
          key={id}
          offers={open.filter(({ product }) => product.id === id)}
          onAccept={setAcceptingId}
        />
      ))}
      {ended.length > 0 && <EndedOffers offers={ended} statusOf={statusOf} />}
      {accepting && (
        <AcceptOfferDialog
          key={accepting.id}
          offer={accepting}
          status={statusOf(accepting)}
          onClose={() => setAcceptingId(null)}
        />
      )}
      {data && (
        <LoadMore
          more={data.offers.pageInfo.hasNextPage}
          onMore={() => fetchPage(data.offers.pageInfo.endCursor)}
        />
      )}
    </>
  );
}

function NoOffers() {
  return (
    <EmptyState
      icon={mdiHandCoinOutline}
      title="No offers yet"
      action={
        <ButtonLink to={paths.productList} variant="contained">
          My products
        </ButtonLink>
      }
    >
      When buyers make offers for your products, you can compare and accept them here.
    </EmptyState>
  );
}

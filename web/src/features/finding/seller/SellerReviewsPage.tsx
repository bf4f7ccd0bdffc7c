import { mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { SellerReviewsDocument, useSellerReviewsQuery } from '../../../generated/finding.ts';
import { graphql } from '../../../lib/graphql.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { ReviewItem } from '../../reviews/ReviewItem.tsx';
import { SellerLayout, SellerSkeleton } from './SellerLayout.tsx';
import { UnknownSeller } from './UnknownSeller.tsx';

graphql(`
  query SellerReviews($id: ID!, $after: String) {
    seller(userId: $id) {
      ...SellerLayout_user
      reviews(after: $after) {
        edges {
          node {
            ...ReviewItem_review
          }
        }
      }
    }
  }
`);

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: SellerReviewsDocument, variables: { id } });

export function SellerReviewsPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, fetchPage } = useSellerReviewsQuery({ variables: { id } });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SellerSkeleton />;
  const { seller } = data;
  if (!seller?.reviews) return <UnknownSeller />;
  const { edges, pageInfo } = seller.reviews;
  return (
    <SellerLayout seller={seller} shows="reviews">
      {edges.length === 0 ? (
        <EmptyState icon={mdiStarOutline} title="No reviews yet">
          Buyers can review this seller after they receive what they bought.
        </EmptyState>
      ) : (
        <Box component="ul" aria-label="Reviews" sx={list}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <ReviewItem review={node} />
            </li>
          ))}
        </Box>
      )}
      <LoadMore more={pageInfo.hasNextPage} onMore={() => fetchPage(pageInfo.endCursor)} />
    </SellerLayout>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const;

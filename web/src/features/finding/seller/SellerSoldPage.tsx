import { mdiHandshakeOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import type { Prefetch } from '../../../apollo/prefetch.ts';
import { SellerSoldDocument, useSellerSoldQuery } from '../../../generated/finding.ts';
import { graphql } from '../../../lib/graphql.ts';
import { cardGrid } from '../../../ui/cardGrid.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { StockTag } from '../../lists/StockTag.tsx';
import { ProductTile } from '../../product/cards/ProductTile.tsx';
import { SellerLayout, SellerSkeleton } from './SellerLayout.tsx';
import { UnknownSeller } from './UnknownSeller.tsx';

graphql(`
  query SellerSold($id: ID!, $after: String) {
    seller(userId: $id) {
      ...SellerLayout_user
      productsSold(after: $after) {
        edges {
          node {
            ...ProductTile_product
            ...StockTag_product
          }
        }
      }
    }
  }
`);

export const prefetch: Prefetch = (client, { id = '' }) =>
  client.query({ query: SellerSoldDocument, variables: { id } });

export function SellerSoldPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, fetchPage } = useSellerSoldQuery({ variables: { id } });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SellerSkeleton />;
  const { seller } = data;
  if (!seller?.productsSold) return <UnknownSeller />;
  const { edges, pageInfo } = seller.productsSold;
  return (
    <SellerLayout seller={seller} shows="sold">
      {edges.length === 0 && (
        <EmptyState icon={mdiHandshakeOutline} title="Nothing sold yet">
          Products appear here when this seller sells them.
        </EmptyState>
      )}
      <Box component="ul" sx={{ ...cardGrid, listStyle: 'none', m: 0, p: 0 }}>
        {edges.map(({ node }) => (
          <Box component="li" key={node.id} sx={{ position: 'relative' }}>
            <ProductTile product={node} />
            <Box sx={{ position: 'absolute', right: 12, top: 12, pointerEvents: 'none' }}>
              <StockTag product={node} />
            </Box>
          </Box>
        ))}
      </Box>
      <LoadMore more={pageInfo.hasNextPage} onMore={() => fetchPage(pageInfo.endCursor)} />
    </SellerLayout>
  );
}

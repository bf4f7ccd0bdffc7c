import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMoreProductsQuery } from '../../../generated/product.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { TileRow } from '../cards/TileRow.tsx';

graphql(`
  query MoreProducts($id: ID!) {
    product(id: $id) {
      similarProducts(first: 4) {
        ...TileRow_product
      }
      seller {
        name
        forSaleCount
        productsForSale(first: 5) {
          edges {
            node {
              ...TileRow_product
            }
          }
        }
      }
    }
  }
`);

/** Similar products, and other products of the seller. */
export function MoreProducts({ id }: { id: string }) {
  const { data, previousData, loading } = useMoreProductsQuery({ variables: { id } });
  const product = (data ?? previousData)?.product;
  // Hidden after a network failure: the page is complete without it.
  if (product?.id !== id) return loading ? <RowSkeleton /> : null;
  const { similarProducts, seller } = product;
  const others = seller?.productsForSale?.edges.filter(({ node }) => node.id !== id) ?? [];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6, mt: 7 }}>
      {similarProducts.length > 0 && (
        <Section title="Similar products">
          <TileRow products={similarProducts} />
        </Section>
      )}
      {seller && others.length > 0 && (
        <Section
          title="More from this seller"
          action={
            <ButtonLink
              to={paths.seller(seller.id)}
              sx={{ px: 1.25, mx: -1.25, overflowWrap: 'anywhere' }}
            >
              See all of {seller.name}
            </ButtonLink>
          }
        >
          <TileRow products={others.map(({ node }) => node)} />
        </Section>
      )}
    </Box>
  );
}

function RowSkeleton() {
  return (
    <Box role="status" aria-label="Loading" sx={{ mt: 7 }}>
      <Skeleton width={220} height={40} sx={{ mb: 2.5 }} />
      <Skeleton variant="rounded" height={300} sx={{ borderRadius: '12px' }} />
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { cardGrid } from '../../ui/cardGrid.ts';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { NoProducts } from './NoProducts.tsx';
import { ProductCard } from './ProductCard.tsx';

const ProductGrid_products = graphql(`
  fragment ProductGrid_products on ProductConnection {
    edges {
      cursor
      node {
        id
        inStock
        ...ProductCard_product
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

type Props = {
  products: FragmentType<typeof ProductGrid_products>;
  /** fetches the page after a cursor */
  onMore: (after: string | null) => Promise<unknown>;
  /** what to do when there is nothing to show */
  emptyAction: ReactNode;
};

/** Products that can be bought, newest first; more of them come as one scrolls. */
export function ProductGrid({ products, onMore, emptyAction }: Props) {
  const { edges, pageInfo } = unmask(ProductGrid_products, products);
  // One that was sold a moment ago leaves the grid at once, though the list still names it.
  const shown = edges.map(({ node }) => node).filter(({ inStock }) => inStock === 'AVAILABLE');
  if (shown.length === 0 && !pageInfo.hasNextPage) {
    return <NoProducts action={emptyAction} />;
  }
  return (
    <>
      <Box component="ul" sx={{ ...cardGrid, listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((product, index) => (
          <Box component="li" key={product.id} sx={{ display: 'grid' }}>
            <ProductCard product={product} priority={index < 3} />
          </Box>
        ))}
      </Box>
      <LoadMore more={pageInfo.hasNextPage} onMore={() => onMore(pageInfo.endCursor ?? null)} />
    </>
  );
}

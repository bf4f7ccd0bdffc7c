import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import type { ProductGrid_ProductsFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { cardGrid } from '../../../ui/cardGrid.ts';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { NoProducts } from './NoProducts.tsx';
import { ProductCard } from './ProductCard.tsx';

graphql(`
  fragment ProductGrid_products on ProductConnection {
    edges {
      missing
      node {
        inStock
        ...ProductCard_product
      }
    }
  }
`);

type Props = {
  products: FragmentType<ProductGrid_ProductsFragment>;
  /** fetches the page after a cursor */
  onMore: (after: string | null) => Promise<unknown>;
  /** the address of the page after a cursor */
  addressAfter?: (after: string) => string;
  emptyAction?: ReactNode;
  /** shown if there are no products; by default, a note that nothing is for sale */
  empty?: ReactNode;
  /** shown after two rows */
  between?: ReactNode;
};

/** Number of products in two rows of three. */
const twoRows = 6;

/** Available products, with more on scrolling. */
export function ProductGrid({
  products,
  onMore,
  addressAfter,
  emptyAction,
  empty,
  between,
}: Props) {
  const { edges, pageInfo } = unmask<ProductGrid_ProductsFragment>(products);
  // Sold products leave the grid at once, even if the list still includes them.
  const shown = edges.filter(({ node }) => node.inStock === 'AVAILABLE');
  // Parts that all products lack are named once, above the list.
  const lackSame = shown.every(({ missing }) => String(missing) === String(shown[0]?.missing));
  if (shown.length === 0 && !pageInfo.hasNextPage) {
    return empty || <NoProducts action={emptyAction} />;
  }
  return (
    <>
      <Box component="ul" sx={{ ...cardGrid, listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ node, missing }, index) => (
          <Fragment key={node.id}>
            {index === twoRows && between}
            <Box component="li" sx={{ display: 'grid' }}>
              <ProductCard product={node} priority={index < 3} {...(!lackSame && { missing })} />
            </Box>
          </Fragment>
        ))}
        {shown.length <= twoRows && between}
      </Box>
      <LoadMore
        more={pageInfo.hasNextPage}
        onMore={() => onMore(pageInfo.endCursor ?? null)}
        {...(addressAfter && pageInfo.endCursor && { to: addressAfter(pageInfo.endCursor) })}
      />
    </>
  );
}

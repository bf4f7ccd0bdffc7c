import Box from '@mui/material/Box';
import { useFurtherProductsQuery } from '../../../generated/filters.ts';
import type {
  FurtherProducts_ProductsFragment,
  LooserConnectionFragment,
  ProductFilter,
} from '../../../generated/graphql.ts';
import { graphql, unmask } from '../../../lib/graphql.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { TileRow } from '../../product/cards/TileRow.tsx';
import type { ShownProducts } from './useShownProducts.ts';
import { withoutPhrase } from './withoutPhrase.ts';

graphql(`
  fragment FurtherProducts_products on ProductConnection {
    edges {
      node {
        inStock
        category {
          id
        }
      }
    }
  }
`);

graphql(`
  query FurtherProducts(
    $farther: ProductFilter
    $fartherAsked: Boolean! = false
    $similar: ProductFilter
    $similarAsked: Boolean! = false
  ) {
    farther: products(filter: $farther, sort: NEAREST, first: 8) @include(if: $fartherAsked) {
      ...LooserConnection
    }
    similar: products(filter: $similar, first: 8) @include(if: $similarAsked) {
      ...LooserConnection
    }
  }
`);

/** Products in one row of a list. */
const oneRow = 3;

/** Follows a list that doesn't fill one row: the same search further away, then its categories. */
export function FurtherProducts({ list }: { list: ShownProducts }) {
  const products = unmask<FurtherProducts_ProductsFragment>(list.data?.products);
  const shown = (products?.edges ?? []).flatMap(({ node }) =>
    node.inStock === 'AVAILABLE' ? node : [],
  );
  const isShort = shown.length > 0 && shown.length < oneRow && !products?.pageInfo.hasNextPage;
  return !list.isPending && isShort ? <Rows list={list} shown={shown} /> : null;
}

type Shown = readonly { id: string; category?: { id: string } | null }[];

function Rows({ list, shown }: { list: ShownProducts; shown: Shown }) {
  const farther = fartherFilter(list);
  const categoryIds = [...new Set(shown.flatMap(({ category }) => category?.id ?? []))];
  const { data, previousData } = useFurtherProductsQuery({
    variables: {
      ...(farther && { farther, fartherAsked: true }),
      ...(categoryIds.length > 0 && { similar: { categoryIds }, similarAsked: true }),
    },
  });
  const found = data ?? previousData;
  const listed = new Set(shown.map(({ id }) => id));
  const newOf = (connection: LooserConnectionFragment | null | undefined) =>
    (connection?.edges ?? []).flatMap(({ node }) => {
      if (listed.has(node.id)) return [];
      listed.add(node.id);
      return node;
    });
  const rows = [
    { title: 'A little further away', products: newOf(unmask(found?.farther)) },
    { title: 'Similar', products: newOf(unmask(found?.similar)) },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, mt: 4 }}>
      {rows
        .filter(({ products }) => products.length > 0)
        .map(({ title, products }) => (
          <Section key={title} title={title}>
            <TileRow products={products} />
          </Section>
        ))}
    </Box>
  );
}

/** The list's filter with any distance; null if it has none. */
function fartherFilter({ asked, near }: ShownProducts): ProductFilter | null {
  if (asked.near)
    return asked.near.within == null ? null : { ...asked, near: { ...asked.near, within: null } };
  if (!near?.phrase || near.within == null || !asked.text) return null;
  return {
    ...asked,
    text: withoutPhrase(asked.text, near.phrase),
    near: { place: near.text, within: null },
  };
}

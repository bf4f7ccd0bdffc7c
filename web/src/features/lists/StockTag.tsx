import type { StockTag_ProductFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { Tag } from '../../ui/Tag.tsx';

graphql(`
  fragment StockTag_product on Product {
    id
    inStock
  }
`);

const looks = {
  AVAILABLE: { word: 'available', bgcolor: 'success.light', color: 'success.main' },
  SOLD: { word: 'sold', bgcolor: 'warning.light', color: 'warning.main' },
  REMOVED: { word: 'no longer offered', bgcolor: 'sunken', color: 'text.secondary' },
} as const;

/** Whether a product can be bought, as a word on its colour. */
export function StockTag(props: { product: FragmentType<StockTag_ProductFragment> }) {
  const { word, ...colours } = looks[unmask<StockTag_ProductFragment>(props.product).inStock];
  return <Tag sx={colours}>{word}</Tag>;
}

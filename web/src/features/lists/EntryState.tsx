import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  EntryState_PriceFragment,
  EntryState_ProductFragment,
} from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { StockTag } from './StockTag.tsx';

graphql(`
  fragment EntryState_product on Product {
    id
    inStock
    ...StockTag_product
    resalePrice {
      amount
      formatted
    }
    category {
      id
      title
    }
  }
`);

graphql(`
  fragment EntryState_price on Money {
    amount
    formatted
  }
`);

type Props = {
  product: FragmentType<EntryState_ProductFragment>;
  /** the price when the entry was made */
  then: FragmentType<EntryState_PriceFragment>;
};

/** The state of an entry's product (sold, removed, another price) and what the buyer can do. */
export function EntryState(props: Props) {
  const product = unmask<EntryState_ProductFragment>(props.product);
  const before = unmask<EntryState_PriceFragment>(props.then);
  const { inStock, resalePrice, category } = product;
  const repriced = inStock === 'AVAILABLE' && before.amount !== resalePrice.amount;
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: 'start', gap: 0.5 }}>
      <StockTag product={product} />
      {repriced && (
        <Typography variant="caption">
          Was {before.formatted}, now {resalePrice.formatted}
        </Typography>
      )}
      {inStock !== 'AVAILABLE' && category && (
        <TextLink to={paths.category(category.id)} variant="caption">
          See similar in {category.title}
        </TextLink>
      )}
    </Box>
  );
}

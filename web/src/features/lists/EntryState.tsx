import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type {
  EntryState_PriceFragment,
  EntryState_ProductFragment,
} from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { changedFields } from './changedFields.ts';
import { StockTag } from './StockTag.tsx';

graphql(`
  fragment EntryState_product on Product {
    inStock
    ...StockTag_product
    ...ChangedFields_product
    resalePrice {
      amount
      formatted
    }
    category {
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
  /** the price when the entry was created */
  then: FragmentType<EntryState_PriceFragment>;
  /** the product's revision when it was booked; null for a wish */
  bookedRevision: number | null;
};

/** The state of an entry's product, its changes since then, and the buyer's options. */
export function EntryState(props: Props) {
  const product = unmask<EntryState_ProductFragment>(props.product);
  const before = unmask<EntryState_PriceFragment>(props.then);
  const { bookedRevision } = props;
  const { inStock, resalePrice, category } = product;
  const isAvailableOrPaused = inStock === 'AVAILABLE' || inStock === 'PAUSED';
  const repriced = isAvailableOrPaused && before.amount !== resalePrice.amount;
  const isBooking = bookedRevision !== null;
  const changed = isBooking && isAvailableOrPaused ? changedFields(product, bookedRevision) : [];
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: 'start', gap: 0.5 }}>
      <StockTag product={product} />
      {(isBooking || repriced) && (
        <Typography variant="caption">
          Price {isBooking ? 'when you booked it' : 'when you wished it'} {before.formatted}
          {repriced && `, now ${resalePrice.formatted}`}
        </Typography>
      )}
      {changed.length > 0 && (
        <Typography variant="caption">Changed since you booked: {changed.join(', ')}</Typography>
      )}
      {inStock !== 'AVAILABLE' && category && (
        <TextLink to={paths.category(category.id)} variant="caption">
          See similar in {category.title}
        </TextLink>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { paths } from '../../lib/paths.ts';
import { Tag } from '../../ui/Tag.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

const EntryState_product = graphql(`
  fragment EntryState_product on Product {
    id
    inStock
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

const EntryState_price = graphql(`
  fragment EntryState_price on Money {
    amount
    formatted
  }
`);

const looks = {
  AVAILABLE: { word: 'available', bgcolor: 'success.light', color: 'success.main' },
  SOLD: { word: 'sold', bgcolor: 'warning.light', color: 'warning.main' },
  REMOVED: { word: 'no longer offered', bgcolor: 'sunken', color: 'text.secondary' },
} as const;

type Props = {
  product: FragmentType<typeof EntryState_product>;
  /** the price when the entry was made */
  then: FragmentType<typeof EntryState_price>;
};

/** How the product of a list's entry fares by now: sold, gone, repriced; and what to do about it. */
export function EntryState({ product, then }: Props) {
  const { inStock, resalePrice, category } = unmask(EntryState_product, product);
  const before = unmask(EntryState_price, then);
  const { word, ...colours } = looks[inStock];
  const repriced = inStock === 'AVAILABLE' && before.amount !== resalePrice.amount;
  return (
    <Box sx={{ display: 'inline-grid', justifyItems: { xs: 'end', md: 'start' }, gap: 0.5 }}>
      <Tag sx={colours}>{word}</Tag>
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

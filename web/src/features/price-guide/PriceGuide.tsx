import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Condition } from '../../generated/graphql.ts';
import { usePriceGuideQuery } from '../../generated/price-guide.ts';
import { graphql } from '../../lib/graphql.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { PriceRange } from './PriceRange.tsx';
import { headline, type MarkedPrice, scope } from './priceGuideTexts.ts';

graphql(`
  query PriceGuide(
    $categoryId: ID!
    $productName: String
    $condition: Condition
    $brand: String
  ) {
    priceGuide(
      categoryId: $categoryId
      productName: $productName
      condition: $condition
      brand: $brand
    ) {
      low {
        amount
        currency
      }
      typical {
        amount
      }
      high {
        amount
      }
      priceCount
      source
      condition
      brand
    }
  }
`);

type Props = {
  categoryId: string;
  /** names the kind of equipment to compare */
  productName: string;
  /** null while none is chosen */
  condition: Condition | null;
  /** null while none is typed */
  brand: string | null;
  /** the price to compare; null for none */
  marked: MarkedPrice | null;
};

/** The price guide in words and as a plot. */
export function PriceGuide({ marked, ...variables }: Props) {
  const { data, previousData } = usePriceGuideQuery({ variables });
  const guide = (data ?? previousData)?.priceGuide;
  if (!guide) return null;
  const range = {
    low: guide.low.amount,
    typical: guide.typical.amount,
    high: guide.high.amount,
    currency: guide.low.currency,
  };
  return (
    <Box
      component="section"
      aria-label="Price guide"
      sx={{
        ...cardFrame,
        px: 2,
        py: 1.5,
        minWidth: 0,
      }}
    >
      <Typography variant="subtitle2" component="p">
        {headline(guide.source, range)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {scope(guide)}
      </Typography>
      <PriceRange {...range} marked={marked} />
      {guide.source === 'SALES' && (
        <Typography variant="caption" component="p" color="textSecondary">
          Based on what buyers paid in the last 12 months.
        </Typography>
      )}
    </Box>
  );
}

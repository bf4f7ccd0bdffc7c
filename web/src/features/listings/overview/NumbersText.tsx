import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import Typography from '@mui/material/Typography';
import type { Interest, NumbersText_ProductFragment } from '../../../generated/graphql.ts';
import { countText } from '../../../lib/countText.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { headline } from '../../price-guide/priceGuideTexts.ts';
import type { ProductNumbers } from './useSellerStatistics.ts';

graphql(`
  fragment NumbersText_product on Product {
    inStock
    resalePrice {
      amount
      currency
    }
    priceGuide {
      source
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
    }
  }
`);

type Props = {
  product: FragmentType<NumbersText_ProductFragment>;
  /** undefined while loading */
  numbers: ProductNumbers | undefined;
};

/** A product's price, the price guide while it's for sale, its interest, views and wishes. */
export function NumbersText({ numbers, ...props }: Props) {
  const { inStock, resalePrice, priceGuide } = unmask<NumbersText_ProductFragment>(props.product);
  const { amount, currency } = resalePrice;
  return (
    <Typography
      variant="caption"
      component="p"
      color="textSecondary"
      sx={{ fontVariantNumeric: 'tabular-nums', minHeight: '1.66em' }}
    >
      {[
        formatShortMoney(amount, currency),
        ...(priceGuide && inStock !== 'SOLD' ? [guideText(priceGuide)] : []),
        ...(numbers ? [inWords(numbers)] : []),
      ].join(' · ')}
    </Typography>
  );
}

type Guide = NonNullable<NumbersText_ProductFragment['priceGuide']>;

const guideText = ({ source, low, typical, high }: Guide) =>
  headline(source, {
    low: low.amount,
    typical: typical.amount,
    high: high.amount,
    currency: low.currency,
  }).replace(/^\w/, (letter) => letter.toLowerCase());

const interestTexts: Record<Interest, string | null> = {
  NONE: null,
  FEW: 'a few people are looking for this',
  OVER_10: 'over 10 people are looking for this',
  OVER_50: 'over 50 people are looking for this',
};

function inWords({ interest, viewCount, wishCount }: ProductNumbers): string {
  const seen = `${countText(viewCount, 'view')}, on ${countText(wishCount, 'wish list')}`;
  const wanted = interestTexts[interest];
  return wanted ? `${wanted} · ${seen}` : seen;
}

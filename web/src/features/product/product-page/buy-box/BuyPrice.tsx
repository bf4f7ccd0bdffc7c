import Box from '@mui/material/Box';
import type {
  BuyPrice_ProductFragment,
  PriceText_MoneyFragment,
} from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { PriceText } from '../../../../ui/text/PriceText.tsx';
import { OriginalPrice } from '../../OriginalPrice.tsx';
import { PreviousPrice } from '../../PreviousPrice.tsx';

graphql(`
  fragment BuyPrice_product on Product {
    resalePrice {
      ...PriceText_money
    }
    ...OriginalPrice_product
    ...PreviousPrice_product
  }
`);

type Props = {
  product: FragmentType<BuyPrice_ProductFragment>;
  /** the viewer's own price after an accepted offer; null for the asking price */
  agreed: FragmentType<PriceText_MoneyFragment> | null;
};

/** The price for the viewer, large, and the price it replaces. */
export function BuyPrice({ agreed, ...props }: Props) {
  const product = unmask<BuyPrice_ProductFragment>(props.product);
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.25 }}>
      <PriceText
        price={agreed ?? product.resalePrice}
        variant="h2"
        component="span"
        sx={{ fontSize: { xs: '1.375rem', md: '2rem' } }}
      />
      {agreed ? (
        <PriceText price={product.resalePrice} former variant="body1" />
      ) : (
        <>
          <OriginalPrice product={product} />
          <PreviousPrice product={product} />
        </>
      )}
    </Box>
  );
}

import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { PriceText_MoneyFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { HiddenText } from './HiddenText.tsx';

graphql(`
  fragment PriceText_money on Money {
    formatted
  }
`);

type Props = Omit<TypographyProps, 'children'> & {
  price: FragmentType<PriceText_MoneyFragment>;
  /** shows the price as the original one, struck through */
  former?: boolean;
};

/** An amount of money, with tabular figures. */
export function PriceText({ price, former = false, sx, ...rest }: Props) {
  const { formatted } = unmask<PriceText_MoneyFragment>(price);
  return (
    <Typography
      component={former ? 's' : 'span'}
      color={former ? 'textSecondary' : 'textPrimary'}
      sx={[
        {
          // Contains the hidden word.
          position: 'relative',
          fontVariantNumeric: 'tabular-nums',
          fontWeight: former ? 400 : 700,
          whiteSpace: 'nowrap',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    >
      {former && <HiddenText>Originally </HiddenText>}
      {formatted}
    </Typography>
  );
}

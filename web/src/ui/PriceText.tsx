import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useConfig } from '../lib/config.ts';
import { formatMoney } from '../lib/money.ts';

type Props = Omit<TypographyProps, 'children'> & {
  /** in the currency's smallest unit */
  amount: number;
  /** shows it as the price of before, struck through */
  former?: boolean;
};

/** An amount of money in the shop's currency, with figures that line up. */
export function PriceText({ amount, former = false, sx, ...rest }: Props) {
  const { currency } = useConfig();
  return (
    <Typography
      component={former ? 's' : 'span'}
      color={former ? 'textSecondary' : 'textPrimary'}
      sx={[
        { fontVariantNumeric: 'tabular-nums', fontWeight: former ? 400 : 700 },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...rest}
    >
      {formatMoney(amount, currency)}
    </Typography>
  );
}

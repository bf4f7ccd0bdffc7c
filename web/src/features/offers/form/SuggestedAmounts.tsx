import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { formatShortMoney } from '@fitness-zone/contract/payments/money.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import { suggestedAmounts } from './amounts.ts';
import type { AskedPrice } from './offer.rules.ts';

type Props = {
  /** name of the field it fills in */
  name: string;
  price: AskedPrice;
};

/** Buttons that fill in a share of the price. */
export function SuggestedAmounts({ name, price }: Props) {
  const [{ value }, , { setValue }] = useField<string>(name);
  const chosen = readAmount(value, price.currency);
  return (
    <Box
      role="group"
      aria-label="Suggested amounts"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
      {suggestedAmounts(price).map(({ share, amount, typed }) => (
        <Button
          key={share}
          size="small"
          color="inherit"
          variant="outlined"
          aria-pressed={amount === chosen}
          onClick={() => void setValue(typed)}
          sx={{ minHeight: { xs: 40, md: 34 }, ...(amount === chosen && { bgcolor: 'tint' }) }}
        >
          {share}%: {formatShortMoney(amount, price.currency)}
        </Button>
      ))}
    </Box>
  );
}

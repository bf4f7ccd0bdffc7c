import { writeAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ProductFilter } from '../../../../generated/graphql.ts';
import { useConfig } from '../../../../lib/config.ts';
import { useTyped } from '../../../../lib/controls/useTyped.ts';
import { readPriceRange } from './typedPrice.ts';

type Props = {
  filter: ProductFilter;
  onChange: (change: ProductFilter) => void;
};

/** Minimum and maximum price, as people type them. Invalid input shows an error and sets no filter. */
export function PriceFields({ filter: { minPrice, maxPrice }, onChange }: Props) {
  const { currency } = useConfig();
  const noteId = useId();
  const apply = (from: string, to: string) => {
    const { error, ...prices } = readPriceRange(from, to, currency);
    if (!error) onChange(prices);
  };
  const isSet = (from: string, to: string) => {
    const { error, ...prices } = readPriceRange(from, to, currency);
    return (
      !error && prices.minPrice === (minPrice ?? null) && prices.maxPrice === (maxPrice ?? null)
    );
  };
  const [setFrom, setTo] = [minPrice, maxPrice].map((amount) =>
    amount == null ? '' : writeAmount(amount, currency),
  ) as [string, string];
  const from = useTyped({
    set: setFrom,
    isSame: (text) => isSet(text, setTo),
    apply: (text) => apply(text, to.value),
  });
  const to = useTyped({
    set: setTo,
    isSame: (text) => isSet(setFrom, text),
    apply: (text) => apply(from.value, text),
  });
  const { error, wrong } = readPriceRange(from.value, to.value, currency);
  const fields = [
    { name: 'Lowest price', placeholder: 'Min', field: from, isWrong: wrong === 'from' },
    { name: 'Highest price', placeholder: 'Max', field: to, isWrong: wrong === 'to' },
  ];
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        {fields.map(({ name, placeholder, field, isWrong }) => (
          <OutlinedInput
            key={name}
            size="small"
            placeholder={placeholder}
            value={field.value}
            error={isWrong}
            onChange={({ target }) => field.onChange(target.value)}
            onBlur={field.applyNow}
            slotProps={{
              input: {
                'aria-label': name,
                inputMode: 'decimal',
                maxLength: 20,
                autoComplete: 'off',
                ...(isWrong && { 'aria-describedby': noteId }),
              },
            }}
            sx={{ '& input': { py: 1, typography: 'body2' } }}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText id={noteId} error role="alert" sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
    </>
  );
}

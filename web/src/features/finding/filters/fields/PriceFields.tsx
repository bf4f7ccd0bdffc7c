import { writeAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import type { ProductFilter } from '../../../../generated/graphql.ts';
import { useConfig } from '../../../../lib/config.ts';
import { RangeFields } from './RangeFields.tsx';
import { readPriceRange } from './typedPrice.ts';

type Props = {
  filter: ProductFilter;
  onChange: (change: ProductFilter) => void;
};

/** Minimum and maximum price. */
export function PriceFields({ filter: { minPrice, maxPrice }, onChange }: Props) {
  const { currency } = useConfig();
  return (
    <RangeFields
      names={['Lowest price', 'Highest price']}
      min={minPrice ?? null}
      max={maxPrice ?? null}
      read={(from, to) => readPriceRange(from, to, currency)}
      write={(amount) => writeAmount(amount, currency)}
      onChange={({ min, max }) => onChange({ minPrice: min, maxPrice: max })}
    />
  );
}

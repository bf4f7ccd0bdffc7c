import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ProductSort } from '../../../generated/graphql.ts';
import { useShownChoice } from '../../../lib/controls/useShownChoice.ts';

const names: Record<ProductSort, string> = {
  RELEVANCE: 'Best match',
  NEWEST: 'Newest',
  PRICE_ASC: 'Price: low to high',
  PRICE_DESC: 'Price: high to low',
  SAVING_DESC: 'Biggest saving',
  NEAREST: 'Nearest',
};

type Props = {
  sort: ProductSort;
  /** the list has a text, so relevance applies */
  hasText: boolean;
  /** a place is known, so distance applies */
  hasPlace: boolean;
  onChange: (sort: ProductSort) => void;
};

/** Chooses the order of a list. */
export function SortSelect({ sort, hasText, hasPlace, onChange }: Props) {
  const [shown, show] = useShownChoice(sort);
  const offered = (Object.keys(names) as ProductSort[]).filter(
    (one) => (hasText || one !== 'RELEVANCE') && (hasPlace || one !== 'NEAREST'),
  );
  return (
    <NativeSelect
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': 'Sort by' }}
      value={shown}
      onChange={({ target }) => {
        const chosen = target.value as ProductSort;
        show(chosen);
        onChange(chosen);
      }}
      sx={{
        flexShrink: 0,
        borderRadius: '20px',
        bgcolor: 'background.paper',
        '& fieldset': { borderColor: 'divider' },
        '& select': { py: 0, height: { xs: 40, md: 36 }, typography: 'body2', fontWeight: 600 },
      }}
    >
      {offered.map((one) => (
        <option key={one} value={one}>
          {names[one]}
        </option>
      ))}
    </NativeSelect>
  );
}

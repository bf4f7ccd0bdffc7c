import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProductFilter } from '../../../generated/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import type { FilterRestriction } from './filterRestrictions.ts';

type Props = {
  parts: readonly FilterRestriction[];
  onRemove: (change: ProductFilter) => void;
  onClear: () => void;
};

/** The active filters, removable one by one or all at once. */
export function FilterChips({ parts, onRemove, onClear }: Props) {
  return (
    <Box
      component="ul"
      aria-label="Active filters"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {parts.map(({ kind, name, remove }) => (
        <Box component="li" key={`${kind} ${name}`} sx={{ minWidth: 0 }}>
          <Button
            size="small"
            color="inherit"
            endIcon={<Icon path={mdiClose} size={16} />}
            onClick={() => onRemove(remove)}
            sx={{ bgcolor: 'tint', overflowWrap: 'anywhere', minHeight: { xs: 40, md: 34 } }}
          >
            <HiddenText>Remove filter: </HiddenText>
            {name}
          </Button>
        </Box>
      ))}
      <li>
        <Button size="small" onClick={onClear} sx={{ minHeight: { xs: 40, md: 34 } }}>
          Clear all
        </Button>
      </li>
    </Box>
  );
}

import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ProductFilter } from '../../../../generated/graphql.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { FilterRestriction } from '../filterRestrictions.ts';

type Props = {
  parts: readonly FilterRestriction[];
  onRemove: (change: (now: ProductFilter) => ProductFilter) => void;
};

/** Restrictions without a field: those from a search's text, and towns in an address. */
export function RemovableParts({ parts, onRemove }: Props) {
  return parts.map(({ kind, name, remove }) => (
    <Box
      key={`${kind} ${name}`}
      sx={{ display: 'flex', alignItems: 'center', typography: 'body2' }}
    >
      <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <IconButton
        size="small"
        color="inherit"
        aria-label={`Remove filter: ${name}`}
        onClick={() => onRemove(remove)}
      >
        <Icon path={mdiClose} size={18} />
      </IconButton>
    </Box>
  ));
}

import { mdiDeleteOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { inTable } from '../../ui/dataTable.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ignoreSecondClick } from '../../ui/ignoreSecondClick.ts';

type Props = { productName: string; pending: boolean; onRemove: () => void };

/** Removes an entry from a list, at once: it can be added again. */
export function RemoveEntryButton({ productName, pending, onRemove }: Props) {
  return (
    <Button
      size="small"
      sx={inTable}
      color="error"
      disabled={pending}
      startIcon={<Icon path={mdiDeleteOutline} size={18} />}
      aria-label={`Delete ${productName}`}
      onClick={ignoreSecondClick(onRemove)}
    >
      Delete
    </Button>
  );
}

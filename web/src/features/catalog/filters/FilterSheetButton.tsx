import { mdiTune } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazyChunk } from '../../../lib/chunks/lazyChunk.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useLazyOverlay } from '../../../ui/useOverlay.ts';

const FilterSheet = lazyChunk(async () => (await import('./FilterSheet.tsx')).FilterSheet);

type Props = {
  /** number of active filters */
  count: number;
  /** number of products in the list; undefined until it is known */
  found: number | undefined;
};

/** Opens the filters where there is no room for them beside the list. */
export function FilterSheetButton({ count, found }: Props) {
  const { isOpen, open, overlay } = useLazyOverlay();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiTune} />}
        aria-expanded={isOpen}
        onClick={open}
        sx={{ display: { md: 'none' } }}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {overlay && <FilterSheet {...overlay} found={found} />}
    </>
  );
}

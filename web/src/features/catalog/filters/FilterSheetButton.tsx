import { mdiTune } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyChunk } from '../../../lib/lazyChunk.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { toastNotLoaded } from '../../../ui/toasts/toast.ts';

const FilterSheet = lazyChunk(async () => (await import('./FilterSheet.tsx')).FilterSheet);

type Props = {
  /** how many filters are set */
  count: number;
  /** how many products the list has; undefined until it is known */
  found: number | undefined;
};

/** Opens the filters where there is no room for them beside the list. */
export function FilterSheetButton({ count, found }: Props) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiTune} />}
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        sx={{ display: { md: 'none' } }}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {wanted && (
        <FilterSheet
          open={open}
          found={found}
          onClose={() => setOpen(false)}
          onLoadError={() => {
            setWanted(false);
            setOpen(false);
            toastNotLoaded();
          }}
        />
      )}
    </>
  );
}

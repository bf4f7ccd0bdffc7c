import { mdiFormatListBulletedSquare } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { lazyChunk } from '../../lib/lazyChunk.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toastNotLoaded } from '../../ui/toasts/toast.ts';

const SidebarDrawer = lazyChunk(async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer);

/** Opens the sidebar on a phone, where there is no room for it next to the page. */
export function SidebarDrawerButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiFormatListBulletedSquare} />}
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        sx={{ display: { md: 'none' }, justifySelf: 'start' }}
      >
        Categories and dashboard
      </Button>
      {wanted && (
        <SidebarDrawer
          open={open}
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

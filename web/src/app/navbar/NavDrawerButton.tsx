import { mdiMenu } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { lazyChunk } from '../../lib/lazyChunk.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toastNotLoaded } from '../../ui/toasts/toast.ts';

const NavDrawer = lazyChunk(async () => (await import('./NavDrawer.tsx')).NavDrawer);

/** Opens the site's links on a phone, where the bar has no room for them. */
export function NavDrawerButton() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Open the menu"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        sx={{ display: { md: 'none' } }}
      >
        <Icon path={mdiMenu} size={24} />
      </IconButton>
      {wanted && (
        <NavDrawer
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

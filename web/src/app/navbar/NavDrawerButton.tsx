import { mdiMenu } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';

const NavDrawer = lazy(async () => ({ default: (await import('./NavDrawer.tsx')).NavDrawer }));

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
        <Suspense>
          <NavDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

import { mdiMenu } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLazyOverlay } from '../../ui/useOverlay.ts';

const NavDrawer = lazyChunk(async () => (await import('./NavDrawer.tsx')).NavDrawer);

/** Opens the site's links on a phone, where the bar has no room for them. */
export function NavDrawerButton() {
  const { isOpen, open, overlay } = useLazyOverlay();
  return (
    <>
      <IconButton
        color="inherit"
        aria-label="Open the menu"
        aria-expanded={isOpen}
        onClick={open}
        sx={{ display: { md: 'none' } }}
      >
        <Icon path={mdiMenu} size={24} />
      </IconButton>
      {overlay && <NavDrawer {...overlay} />}
    </>
  );
}

import { mdiFormatListBulletedSquare } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLazyOverlay } from '../../ui/useOverlay.ts';

const SidebarDrawer = lazyChunk(async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer);

/** Opens the sidebar on a phone, where there is no room for it next to the page. */
export function SidebarDrawerButton() {
  const { isOpen, open, overlay } = useLazyOverlay();
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiFormatListBulletedSquare} />}
        aria-expanded={isOpen}
        onClick={open}
        sx={{ display: { md: 'none' }, justifySelf: 'start' }}
      >
        Categories and dashboard
      </Button>
      {overlay && <SidebarDrawer {...overlay} />}
    </>
  );
}

import { mdiMenu } from '@mdi/js';
import Button from '@mui/material/Button';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useLazyOverlay } from '../../ui/useOverlay.ts';

const SidebarDrawer = lazyChunk(async () => (await import('./SidebarDrawer.tsx')).SidebarDrawer);

/** Replaces the menus on a desktop and opens them. On a phone they are behind the last tab. */
export function SidebarDrawerButton() {
  const { isOpen, open, overlay } = useLazyOverlay();
  return (
    <>
      <Button
        color="inherit"
        aria-label="Menu: categories and dashboard"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
        sx={{
          display: { xs: 'none', md: 'grid' },
          justifyItems: 'center',
          gap: 0.25,
          position: 'sticky',
          top: 92,
          minWidth: 0,
          // Aligns the icon with the brand's.
          ml: -1,
          px: 1,
          fontSize: '0.6875rem',
          lineHeight: '16px',
        }}
      >
        <Icon path={mdiMenu} size={24} />
        Menu
      </Button>
      {overlay && <SidebarDrawer {...overlay} />}
    </>
  );
}

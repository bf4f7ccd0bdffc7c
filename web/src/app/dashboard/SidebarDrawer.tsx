import { mdiClose } from '@mdi/js';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { Sidebar } from './Sidebar.tsx';

type Props = { open: boolean; onClose: () => void };

/** The menus of a screen that closes them. Following one of their links closes the drawer. */
export function SidebarDrawer({ open, onClose }: Props) {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current !== pathname) onClose();
    opened.current = pathname;
  }, [pathname, onClose]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Shop', sx: { width: 'min(320px, 86vw)', p: 2 } } }}
    >
      <IconButton
        aria-label="Close the menu"
        color="inherit"
        onClick={onClose}
        sx={{ alignSelf: 'end' }}
      >
        <Icon path={mdiClose} size={24} />
      </IconButton>
      <Sidebar />
    </Drawer>
  );
}

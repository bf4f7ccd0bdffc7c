import { mdiClose, mdiLogout } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSignOut } from '../../features/accounts/sign-in/useSignOut.ts';
import { useSession } from '../../features/session/session.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { ColorSchemeToggle } from '../../ui/theme/ColorSchemeToggle.tsx';
import { CategoryLinks } from '../dashboard/CategoryLinks.tsx';
import { LazyRoleLinks } from '../dashboard/LazyRoleLinks.ts';
import { SidebarLink, SidebarLinks } from '../dashboard/SidebarLinks.tsx';
import { useRootData } from '../root.ts';
import { accountLinks } from './accountLinks.ts';
import { DrawerMainLinks } from './DrawerMainLinks.tsx';

type Props = { open: boolean; onClose: () => void };

/** The menu behind a phone's last tab, with the links of a desktop's bar and sidebar. Following a link closes it. */
export function NavDrawer({ open, onClose }: Props) {
  const { user } = useSession();
  const data = useRootData();
  // It also changes for a link to the current page.
  const { key } = useLocation();
  const opened = useRef(key);
  useEffect(() => {
    if (opened.current !== key) onClose();
    opened.current = key;
  }, [key, onClose]);
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { 'aria-label': 'Menu', sx: { width: 'min(320px, 86vw)', p: 2, gap: 2.5 } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <ColorSchemeToggle />
        <IconButton aria-label="Close the menu" color="inherit" onClick={onClose}>
          <Icon path={mdiClose} size={24} />
        </IconButton>
      </Box>
      {!user && <SignUpLinks />}
      {user && <LazyRoleLinks />}
      <DrawerMainLinks />
      {data && <CategoryLinks categories={data.categories} />}
      {user && <Account onClose={onClose} />}
    </Drawer>
  );
}

function SignUpLinks() {
  const state = { from: useLocation() };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
      <ButtonLink to={paths.signUp} state={state} variant="contained">
        SIGN UP
      </ButtonLink>
      <ButtonLink to={paths.signIn} state={state} variant="outlined">
        SIGN IN
      </ButtonLink>
    </Box>
  );
}

function Account({ onClose }: Pick<Props, 'onClose'>) {
  const signOut = useSignOut();
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SidebarLinks title="ACCOUNT">
        {accountLinks.map((link) => (
          <SidebarLink key={link.text} {...link} />
        ))}
      </SidebarLinks>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Icon path={mdiLogout} />}
        onClick={() => {
          onClose();
          void signOut();
        }}
      >
        Sign Out
      </Button>
    </Box>
  );
}

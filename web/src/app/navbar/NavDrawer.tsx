import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useSession } from '../../features/session/session.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { NavLink } from '../../ui/NavLink.tsx';
import { ColorSchemeToggle } from '../../ui/theme/ColorSchemeToggle.tsx';
import { mainLinks } from './mainLinks.ts';

type Props = { open: boolean; onClose: () => void };

/** The site's links on a phone. */
export function NavDrawer({ open, onClose }: Props) {
  const { user } = useSession();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': 'Menu', sx: { width: 'min(320px, 86vw)', p: 2 } } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <ColorSchemeToggle />
        <IconButton aria-label="Close the menu" color="inherit" onClick={onClose}>
          <Icon path={mdiClose} size={24} />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Main" sx={{ display: 'grid', my: 2 }}>
        {mainLinks.map(({ to, text }) => (
          <Box
            key={to}
            component={NavLink}
            to={to}
            end={to === paths.home}
            onClick={onClose}
            sx={{
              py: 1.75,
              px: 1,
              borderBottom: 1,
              borderColor: 'divider',
              color: 'text.primary',
              fontWeight: 600,
              textDecoration: 'none',
              '&.active': { color: 'primary.main' },
            }}
          >
            {text}
          </Box>
        ))}
      </Box>
      {!user && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <ButtonLink to={paths.signUp} variant="contained" size="large" onClick={onClose}>
            SIGN UP
          </ButtonLink>
          <ButtonLink to={paths.signIn} variant="outlined" size="large" onClick={onClose}>
            SIGN IN
          </ButtonLink>
        </Box>
      )}
    </Drawer>
  );
}

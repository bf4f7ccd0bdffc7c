import { mdiAccountCircleOutline, mdiCogOutline, mdiHomeAccount, mdiLogout } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type SessionUser, useSession } from '../../features/accounts/session.ts';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';

const entries = [
  { text: 'MY ACCOUNT', to: paths.home, icon: mdiHomeAccount },
  { text: 'Settings', to: paths.home, icon: mdiCogOutline },
  { text: 'Profile', to: paths.profile, icon: mdiAccountCircleOutline },
];

type Props = { user: SessionUser; anchor: HTMLElement | null; onClose: () => void };

/** What the avatar's menu offers. */
export function AvatarMenuEntries({ user, anchor, onClose }: Props) {
  const { logOut } = useSession();
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { sx: { width: 260 } } }}
    >
      <Box component="li" role="presentation" sx={{ px: 2, pt: 1, pb: 1.5 }}>
        <Typography variant="subtitle2" noWrap>
          {user.name}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap component="div">
          {user.email}
        </Typography>
      </Box>
      {entries.map(({ text, to, icon }) => (
        <MenuItem key={text} component={Link} to={to} onClick={onClose}>
          <ListItemIcon>
            <Icon path={icon} />
          </ListItemIcon>
          {text}
        </MenuItem>
      ))}
      <MenuItem
        component={Button}
        onClick={() => {
          onClose();
          void logOut();
        }}
      >
        <ListItemIcon>
          <Icon path={mdiLogout} />
        </ListItemIcon>
        Sign Out
      </MenuItem>
    </Menu>
  );
}

import { mdiLogout } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useSignOut } from '../../features/accounts/sign-in/useSignOut.ts';
import type { SessionUser } from '../../features/session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { accountLinks } from './accountLinks.ts';

const line = { justifyContent: 'start', gap: 1.5, px: 1.5 } as const;

type Props = { id: string; user: SessionUser; anchor: HTMLElement | null; onClose: () => void };

/** The avatar's menu: links and a button in normal tab order. */
export function AvatarPanel({ id, user, anchor, onClose }: Props) {
  const signOut = useSignOut();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          id,
          role: 'dialog',
          'aria-label': 'Account',
          variant: 'outlined',
          sx: { width: 264, mt: 1, p: 1, boxShadow: '0 12px 32px rgb(0 0 0 / 0.12)' },
        },
      }}
    >
      <Box sx={{ px: 1.5, pt: 1, pb: 1.5 }}>
        <Typography variant="subtitle2" noWrap>
          {user.displayName}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap component="div">
          {user.email}
        </Typography>
      </Box>
      <Divider sx={{ mb: 1 }} />
      <Box sx={{ display: 'grid' }}>
        {accountLinks.map(({ text, to, icon }) => (
          <ButtonLink key={text} to={to} color="inherit" onClick={onClose} sx={line}>
            <Icon path={icon} />
            {text}
          </ButtonLink>
        ))}
        <Button
          color="inherit"
          sx={line}
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          <Icon path={mdiLogout} />
          Sign Out
        </Button>
      </Box>
    </Popover>
  );
}

import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/link/ButtonLink.tsx';
import { MarkAllReadButton } from './MarkAllReadButton.tsx';
import { NewestNotifications } from './NewestNotifications.tsx';

type Props = { id: string; anchor: HTMLElement | null; onClose: () => void };

/** The bell's panel: the newest notifications, and a link to all of them. */
export function NotificationPanel({ id, anchor, onClose }: Props) {
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
          'aria-label': 'Notifications',
          variant: 'outlined',
          sx: {
            width: 384,
            maxWidth: 'calc(100vw - 32px)',
            mt: 1,
            p: 1,
            boxShadow: '0 12px 32px rgb(0 0 0 / 0.12)',
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          minHeight: 42,
          pl: 1.5,
        }}
      >
        <Typography variant="subtitle2">Notifications</Typography>
        <MarkAllReadButton />
      </Box>
      <NewestNotifications onFollow={onClose} />
      <Divider sx={{ my: 1 }} />
      <ButtonLink to={paths.notifications} fullWidth onClick={onClose}>
        See all
      </ButtonLink>
    </Popover>
  );
}

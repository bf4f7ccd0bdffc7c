import { mdiAlertCircle, mdiCheckCircle, mdiClose, mdiInformation } from '@mdi/js';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { SnackbarContent } from 'notistack';
import type { Ref } from 'react';
import { Icon } from '../Icon.tsx';
import type { ToastKind } from './toast.ts';

const icons = {
  success: { path: mdiCheckCircle, color: 'success.main' },
  error: { path: mdiAlertCircle, color: 'error.main' },
  blank: { path: mdiInformation, color: 'text.secondary' },
} as const;

type Props = { kind: ToastKind; message: string; onClose: () => void; ref?: Ref<HTMLDivElement> };

/** One toast: announced at once, closable, never wider than 350 px. */
export function Toast({ kind, message, onClose, ref }: Props) {
  return (
    <SnackbarContent ref={ref} style={{ minWidth: 0, maxWidth: 350 }}>
      <Paper
        role="alert"
        variant="outlined"
        sx={{
          display: 'flex',
          alignItems: 'start',
          gap: 1.25,
          width: 1,
          maxWidth: 350,
          py: 1,
          pl: 1.75,
          pr: 1,
          borderRadius: '12px',
          boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
        }}
      >
        <Box sx={{ display: 'flex', pt: 0.75 }}>
          {kind === 'loading' ? (
            <CircularProgress size={20} aria-hidden />
          ) : (
            <Box component="span" sx={{ display: 'flex', color: icons[kind].color }}>
              <Icon path={icons[kind].path} />
            </Box>
          )}
        </Box>
        <Typography
          variant="body2"
          sx={{ flex: 1, py: 0.625, fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {message}
        </Typography>
        <IconButton size="small" aria-label="Dismiss" onClick={onClose}>
          <Icon path={mdiClose} size={18} />
        </IconButton>
      </Paper>
    </SnackbarContent>
  );
}

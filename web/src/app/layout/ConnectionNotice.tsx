import { mdiWifiAlert } from '@mdi/js';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIsRetrying } from '../../apollo/networkStatus.ts';
import { Icon } from '../../ui/Icon.tsx';

/** A notice while failed requests are being retried. */
export function ConnectionNotice() {
  const isRetrying = useIsRetrying();
  return (
    <div role="status">
      {isRetrying && (
        <Paper
          variant="outlined"
          sx={{
            position: 'fixed',
            left: '50%',
            bottom: 24,
            transform: 'translateX(-50%)',
            zIndex: 'snackbar',
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            maxWidth: 'calc(100vw - 32px)',
            px: 2,
            py: 1.25,
            borderRadius: '12px',
            boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
          }}
        >
          <Icon path={mdiWifiAlert} />
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            The connection is weak. Trying again…
          </Typography>
        </Paper>
      )}
    </div>
  );
}

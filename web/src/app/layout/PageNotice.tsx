import { mdiUpdate, mdiWifiAlert } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsRetrying } from '../../apollo/networkStatus.ts';
import { isPageOutdated, outdatedText, useIsPageOutdated } from '../../lib/build.ts';
import { savedAtText, useConnectionBack, useIsOffline } from '../../lib/connection.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReloadButton } from '../ReloadButton.tsx';

function offlineText(): string {
  const at = savedAtText();
  return at === null
    ? 'You’re offline. The rest of this page will load when you’re back online.'
    : `You’re offline. What you see is from ${at}.`;
}

/**
 * Notifies the user when a newer build has replaced this page's, while the browser is offline, and while failed
 * requests are being retried.
 */
export function PageNotice() {
  const isRetrying = useIsRetrying();
  const isOffline = useIsOffline();
  const isOutdated = useIsPageOutdated();
  // A deployment restarts the server, which ends the live connection.
  useConnectionBack(() => void isPageOutdated());
  const text = isOffline
    ? offlineText()
    : isOutdated
      ? outdatedText
      : isRetrying && 'Connection problem. Trying again…';
  return (
    <div role="status">
      {text && (
        <Box
          sx={{
            position: 'fixed',
            left: '50%',
            bottom: 'calc(24px + var(--bottom-bar, 0px) + var(--buy-bar, 0px))',
            transform: 'translateX(-50%)',
            zIndex: 'snackbar',
            display: 'flex',
            alignItems: 'center',
            gap: 1.25,
            width: 'max-content',
            maxWidth: 'calc(100vw - 32px)',
            px: 2,
            py: 1.25,
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            bgcolor: 'background.paper',
            boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
          }}
        >
          <Icon path={isOutdated && !isOffline ? mdiUpdate : mdiWifiAlert} />
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {text}
          </Typography>
          {isOutdated && !isOffline && <ReloadButton size="small" />}
        </Box>
      )}
    </div>
  );
}

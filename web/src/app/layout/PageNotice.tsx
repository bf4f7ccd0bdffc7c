import { mdiUpdate, mdiWifiAlert } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsRetrying } from '../../apollo/networkStatus.ts';
import { useSession } from '../../features/session/session.ts';
import { isPageOutdated, outdatedText, useIsPageOutdated } from '../../lib/build.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { savedAtText, useConnectionBack, useIsOffline } from '../../lib/connection.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ReloadButton } from '../ReloadButton.tsx';

const OutboxNotice = lazyChunk(
  async () => (await import('../outbox/OutboxNotice.tsx')).OutboxNotice,
);

function offlineText(): string {
  const at = savedAtText();
  return at === null
    ? 'You’re offline. The rest of this page will load when you’re back online.'
    : `You’re offline. What you see is from ${at}.`;
}

/**
 * Notifies the user when a newer build has replaced this page's, while the browser is offline, and while failed
 * requests are being retried. Lists what waits for the network.
 */
export function PageNotice() {
  const { user } = useSession();
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
    <>
      <div role="status">
        {text && (
          <Box sx={isOffline ? abovePage : card}>
            <Icon path={isOutdated && !isOffline ? mdiUpdate : mdiWifiAlert} />
            <Typography variant="body2" sx={{ fontWeight: 500 }}>
              {text}
            </Typography>
            {isOutdated && !isOffline && <ReloadButton size="small" />}
          </Box>
        )}
      </div>
      {user && <OutboxNotice accountId={user.uid} />}
    </>
  );
}

const card = {
  position: 'fixed',
  inset: 'auto 0 calc(24px + var(--bottom-bar, 0px) + var(--buy-bar, 0px))',
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  mx: 'auto',
  px: 2,
  py: 1.25,
  ...cardFrame,
  boxShadow: '0 8px 24px rgb(0 0 0 / 0.14)',
} as const;

/** While offline, it would cover a phone's message field for long. */
const abovePage = {
  ...card,
  position: { xs: 'static', md: 'fixed' },
  mt: { xs: 2, md: 0 },
  boxShadow: { md: card.boxShadow },
};

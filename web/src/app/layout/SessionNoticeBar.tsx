import { mdiAccountAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ContactLinked } from '../../features/session/ContactLinked.tsx';
import { clearSessionNotice, type Notice } from '../../features/session/sessionNotice.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { loadConfig } from '../../lib/config.ts';
import { Icon } from '../../ui/Icon.tsx';

type SignedUp = Extract<Notice, { kind: 'sign-up' }>;

// This bar is outside the provider of the configuration.
const FirstSteps = lazyChunk(async () => {
  const [{ FirstSteps: Loaded }, config] = await Promise.all([
    import('../../features/accounts/sign-up/FirstSteps.tsx'),
    loadConfig(),
  ]);
  return (notice: SignedUp) => <Loaded {...notice} config={config} onClose={clearSessionNotice} />;
});

/** The bar below the navigation: why the session ended, or first steps after sign-up. */
export function SessionNoticeBar({ notice }: { notice: Notice }) {
  if (notice.kind === 'sign-up') return <FirstSteps {...notice} />;
  return (
    <Box
      component="section"
      aria-label="Notice"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        px: 2,
        py: 1,
        bgcolor: 'sunken',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Icon path={mdiAccountAlertOutline} />
      <Typography
        component="div"
        variant="body2"
        role="alert"
        sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
      >
        <ContactLinked text={notice.text} />
      </Typography>
      <Button size="small" onClick={clearSessionNotice}>
        Close
      </Button>
    </Box>
  );
}

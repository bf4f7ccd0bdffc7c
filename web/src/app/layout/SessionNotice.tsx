import { mdiAccountAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { clearSessionNotice, useSessionNotice } from '../../features/session/sessionNotice.ts';
import { loadConfig } from '../../lib/config.ts';
import { loadChunk } from '../../lib/loadChunk.ts';
import { Icon } from '../../ui/Icon.tsx';

const ConfirmEmailNotice = lazy(async () => {
  const [{ ConfirmEmailNotice: Notice }, { firebase }] = await Promise.all([
    loadChunk(() => import('../../features/accounts/email/ConfirmEmailNotice.tsx')),
    loadConfig(),
  ]);
  return {
    default: ({ email }: { email: string }) => <Notice email={email} firebase={firebase} />,
  };
});

/** Says why the user was signed out, or what is left to do after the sign-up, until they close it. */
export function SessionNotice() {
  const notice = useSessionNotice();
  if (!notice) return null;
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
      <Typography component="div" variant="body2" role="alert" sx={{ fontWeight: 500 }}>
        {notice.kind === 'ended' ? (
          notice.text
        ) : (
          <Suspense>
            <ConfirmEmailNotice email={notice.email} />
          </Suspense>
        )}
      </Typography>
      <Button size="small" onClick={clearSessionNotice}>
        Close
      </Button>
    </Box>
  );
}

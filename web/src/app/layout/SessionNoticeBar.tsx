import { mdiAccountAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ContactLinked } from '../../features/session/ContactLinked.tsx';
import { clearSessionNotice, type Notice } from '../../features/session/sessionNotice.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { loadConfig } from '../../lib/config.ts';
import { Icon } from '../../ui/Icon.tsx';

const ConfirmEmailNotice = lazyChunk(async () => {
  const [{ ConfirmEmailNotice: Loaded }, { firebase }] = await Promise.all([
    import('../../features/accounts/email/ConfirmEmailNotice.tsx'),
    loadConfig(),
  ]);
  return ({ email }: { email: string }) => <Loaded email={email} firebase={firebase} />;
});

type Props = { notice: Notice };

/** The bar below the navigation that holds the session's notice. */
export function SessionNoticeBar({ notice }: Props) {
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
        {notice.kind === 'ended' ? (
          <ContactLinked text={notice.text} />
        ) : (
          <ConfirmEmailNotice email={notice.email} />
        )}
      </Typography>
      <Button size="small" onClick={clearSessionNotice}>
        Close
      </Button>
    </Box>
  );
}

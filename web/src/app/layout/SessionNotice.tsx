import { mdiAccountAlertOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { setSessionNotice, useSessionNotice } from '../../features/session/sessionNotice.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Says why the user was signed out, on whatever page that happens, until they close it or sign in. */
export function SessionNotice() {
  const notice = useSessionNotice();
  return (
    <div role="alert">
      {notice && (
        <Box
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
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {notice}
          </Typography>
          <Button size="small" onClick={() => setSessionNotice(null)}>
            Close
          </Button>
        </Box>
      )}
    </div>
  );
}

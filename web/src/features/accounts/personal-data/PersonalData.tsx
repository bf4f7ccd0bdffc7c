import { mdiAccountRemoveOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { SessionUser } from '../../session/session.ts';
import { DeleteAccountDialog } from '../deletion/DeleteAccountDialog.tsx';
import { DownloadDataButton } from './DownloadDataButton.tsx';

/** Lets people download their data or delete their account. */
export function PersonalData({ user }: { user: SessionUser }) {
  const [asking, setAsking] = useState(false);
  return (
    <Box component="section" aria-labelledby="personal-data" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="personal-data" variant="h5" component="h2">
        Your data
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Download everything we store about you, or permanently delete your account.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <DownloadDataButton />
        <Button
          variant="outlined"
          color="error"
          startIcon={<Icon path={mdiAccountRemoveOutline} size={18} />}
          onClick={() => setAsking(true)}
        >
          Delete my account
        </Button>
      </Box>
      {asking && <DeleteAccountDialog user={user} onCancel={() => setAsking(false)} />}
    </Box>
  );
}

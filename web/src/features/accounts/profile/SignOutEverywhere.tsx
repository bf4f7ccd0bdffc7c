import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { onlyFailure } from '../../../apollo/mutations/useMutationOnce.ts';
import { useSignOutEverywhereMutation } from '../../../generated/accounts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { mayLeave } from '../../../ui/leaving/mayLeave.ts';
import { useSession } from '../../session/session.ts';
import { showSessionEnd } from '../../session/sessionNotice.ts';

const question = 'You’ll be signed out on every device, including this one.';

/** Ends every session of the user's account, including this one, after asking. */
export function SignOutEverywhere() {
  const { logOut, setLoading } = useSession();
  const [asking, setAsking] = useState(false);
  const [signOutEverywhere, { loading }] = useSignOutEverywhereMutation({
    toastMessage: onlyFailure,
  });

  async function confirm() {
    if (!(await mayLeave('sign-out'))) return;
    const outcome = await signOutEverywhere({ variables: {} });
    setAsking(false);
    if (!outcome.ok) return;
    showSessionEnd(`${outcome.message} Sign in again to go on.`);
    // The token is dropped even if the provider can't be reached: the server has ended its sessions, too.
    await logOut().catch(() => setLoading(false));
  }

  return (
    <Box component="section" aria-labelledby="sessions-title">
      <Typography id="sessions-title" variant="h6" component="h2" gutterBottom>
        Where you are signed in
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        Lost a device, or think somebody else is using your account? Sign out everywhere.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Sign out everywhere
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title="Sign out everywhere?"
          confirmLabel="Sign out"
          pending={loading}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {question}
        </ConfirmDialog>
      )}
    </Box>
  );
}

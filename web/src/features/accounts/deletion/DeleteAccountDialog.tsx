import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { FormikHelpers } from 'formik';
import { useEffect, useState } from 'react';
import { useDeleteAccountMutation } from '../../../generated/accounts.ts';
import { paths } from '../../../lib/paths.ts';
import { mayLeave } from '../../../ui/leaving/mayLeave.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { authErrorText } from '../../session/identity/authErrors.ts';
import { loadIdentity } from '../../session/identity/loadIdentity.ts';
import type { SessionUser } from '../../session/session.ts';
import { DeleteAccountForm, type DeleteAccountValues } from './DeleteAccountForm.tsx';
import { effectTexts } from './effectTexts.ts';
import { OpenBusiness } from './OpenBusiness.tsx';
import { countingText, useDeletionEffects } from './useDeletionEffects.ts';
import { useSignOutAfterDeletion } from './useSignOutAfterDeletion.ts';

type Props = { user: SessionUser; onCancel: () => void };

/** Shows the unfinished business or the effects, asks for proof of identity, and deletes the account. */
export function DeleteAccountDialog({ user, onCancel }: Props) {
  const [method, setMethod] = useState<'password' | 'google'>();
  const [deleteAccount] = useDeleteAccountMutation({ toastMessage: () => null });
  const { effects, error } = useDeletionEffects(user.uid);
  const leave = useSignOutAfterDeletion();
  useEffect(() => {
    loadIdentity()
      .then((identity) => identity.signInMethod())
      // Accounts unknown to the provider are refused on submit.
      .catch(() => 'password' as const)
      .then(setMethod);
  }, []);

  async function submit(
    { password }: DeleteAccountValues,
    form: FormikHelpers<DeleteAccountValues>,
  ) {
    form.setStatus(undefined);
    if (!(await mayLeave('sign-out'))) return;
    try {
      const identity = await loadIdentity();
      const { idToken } = await identity.reauthenticate(method === 'password' ? password : null);
      const outcome = await deleteAccount({ variables: { input: { idToken } } });
      if (outcome.ok) await leave(outcome.message);
      else form.setStatus(outcome.refusal.message);
    } catch (error) {
      form.setStatus(authErrorText(error));
    }
  }

  const isBlocked = effects !== null && effects.openBusinessCount > 0;
  const text = (
    <Typography id="delete-account-text" component="div" variant="body2">
      {!effects && <p role="status">{countingText(error)}</p>}
      {isBlocked && (
        <>
          You can delete your account once these sales and purchases are finished:
          <OpenBusiness effects={effects} isOwn />
          Confirm what you’ve received and pay what’s due. If you can’t settle something yourself,{' '}
          <TextLink to={paths.contact}>contact us</TextLink>.
        </>
      )}
      {effects && !isBlocked && (
        <ul style={{ margin: 0, paddingInlineStart: '1.25em' }}>
          <li>This permanently deletes the account {user.email} and signs you out everywhere.</li>
          {effectTexts(effects).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {user.role === 'ADMIN' && (
            <li>Your actions as an admin stay in the audit log, without your name.</li>
          )}
          <li>Payment records stay, without your name and email.</li>
          <li>You can’t undo this. Download your data first if you want to keep it.</li>
        </ul>
      )}
    </Typography>
  );
  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby="delete-account-title"
      aria-describedby="delete-account-text"
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id="delete-account-title">
        {isBlocked ? 'Finish these first' : 'Delete your account?'}
      </DialogTitle>
      {effects && !isBlocked && method ? (
        <DeleteAccountForm method={method} onSubmit={submit} onCancel={onCancel}>
          {text}
        </DeleteAccountForm>
      ) : (
        <>
          <DialogContent>{text}</DialogContent>
          <DialogActions>
            <Button onClick={onCancel}>Close</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

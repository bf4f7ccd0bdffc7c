import { mdiAccountCheckOutline, mdiAccountLockOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { SuspendActions_PersonFragment } from '../../../generated/graphql.ts';
import { useAdminRestoreUserMutation } from '../../../generated/people.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useOverlay } from '../../../ui/useOverlay.ts';
import { SuspendDialog } from './SuspendDialog.tsx';

graphql(`
  fragment SuspendActions_person on Person {
    state
    user {
      name
      role
    }
  }
`);

/** Suspends a buyer or seller, or ends their suspension, each after asking. */
export function SuspendActions(props: { person: FragmentType<SuspendActions_PersonFragment> }) {
  const { state, user } = unmask<SuspendActions_PersonFragment>(props.person);
  const dialog = useOverlay();
  const [restoring, setRestoring] = useState(false);
  const [restoreUser, { loading }] = useAdminRestoreUserMutation();
  const close = () => setRestoring(false);
  // Another admin may act meanwhile; an open form stays until it is sent or closed.
  if (user.role === 'ADMIN' && !dialog.isOpen && !restoring) return null;
  return (
    <>
      {state === 'ACTIVE' ? (
        <Button
          color="error"
          variant="outlined"
          startIcon={<Icon path={mdiAccountLockOutline} size={18} />}
          onClick={dialog.open}
        >
          Suspend
        </Button>
      ) : (
        <Button
          variant="outlined"
          startIcon={<Icon path={mdiAccountCheckOutline} size={18} />}
          onClick={() => setRestoring(true)}
        >
          Restore
        </Button>
      )}
      {dialog.overlay && <SuspendDialog userId={user.id} name={user.name} {...dialog.overlay} />}
      {restoring && (
        <ConfirmDialog
          open
          title={`Restore ${user.name}?`}
          confirmLabel="Restore account"
          color="primary"
          pending={loading}
          onConfirm={async () => {
            await restoreUser({ variables: { userId: user.id } });
            close();
          }}
          onCancel={close}
        >
          They get an email and can sign in again, and their hidden products come back. Cancelled
          payments and withdrawn offers don’t.
        </ConfirmDialog>
      )}
    </>
  );
}

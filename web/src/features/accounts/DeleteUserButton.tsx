import { mdiDeleteOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useDeleteUser } from './useUserActions.ts';

const DeleteUserButton_user = graphql(`
  fragment DeleteUserButton_user on User {
    id
    name
    email
    role
  }
`);

/** Deletes an account, after asking. */
export function DeleteUserButton(props: { user: FragmentType<typeof DeleteUserButton_user> }) {
  const { name, email, role } = unmask(DeleteUserButton_user, props.user);
  const [remove, pending] = useDeleteUser(email ?? '');
  const [asking, setAsking] = useState(false);
  if (!email) return null;
  return (
    <>
      <Button
        size="small"
        color="error"
        startIcon={<Icon path={mdiDeleteOutline} size={18} />}
        aria-label={`Delete ${email}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={`Delete ${name}?`}
          confirmLabel="Delete user"
          pending={pending}
          onConfirm={async () => {
            await remove({ email });
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          The account {email} is deleted for good
          {role === 'SELLER' ? ', and its products leave the shelves' : ''}. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}

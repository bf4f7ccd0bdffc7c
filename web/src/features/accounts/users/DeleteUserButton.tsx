import { useDeleteUserMutation } from '../../../generated/accounts.ts';
import type { DeleteUserButton_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DeleteButton } from '../../../ui/dialog/DeleteButton.tsx';
import { deleteUserOptions } from './users.cache.ts';

graphql(`
  fragment DeleteUserButton_user on User {
    id
    name
    email
    role
  }
`);

/** Deletes an account, after asking. */
export function DeleteUserButton(props: { user: FragmentType<DeleteUserButton_UserFragment> }) {
  const { name, email, role } = unmask<DeleteUserButton_UserFragment>(props.user);
  const [deleteUser, { loading }] = useDeleteUserMutation({
    ...deleteUserOptions,
    toastMessage: ({ ok }) => `${email} user is ${ok ? 'deleted successfully' : 'deleted failed'}`,
  });
  if (!email) return null;
  return (
    <DeleteButton
      name={email}
      dialog={(onClose) => (
        <ConfirmDialog
          open
          title={`Delete ${name}?`}
          confirmLabel="Delete user"
          pending={loading}
          onConfirm={async () => {
            await deleteUser({ variables: { email } });
            onClose();
          }}
          onCancel={onClose}
        >
          The account {email} is deleted for good
          {role === 'SELLER' ? ', and its products are removed from sale' : ''}. This cannot be
          undone.
        </ConfirmDialog>
      )}
    />
  );
}

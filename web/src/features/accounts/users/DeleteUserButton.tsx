import { type FragmentType, graphql, unmask } from '../../../generated/index.ts';
import { ConfirmedDelete } from '../../../ui/dialog/ConfirmedDelete.tsx';
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
  if (!email) return null;
  return (
    <ConfirmedDelete
      name={email}
      title={`Delete ${name}?`}
      confirmLabel="Delete user"
      pending={pending}
      onDelete={() => remove({ email })}
    >
      The account {email} is deleted for good
      {role === 'SELLER' ? ', and its products leave the shelves' : ''}. This cannot be undone.
    </ConfirmedDelete>
  );
}

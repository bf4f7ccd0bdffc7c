import type { DeleteUserButton_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { DeleteButton } from '../../../ui/dialog/DeleteButton.tsx';
import { DeletePersonDialog } from '../deletion/DeletePersonDialog.tsx';

graphql(`
  fragment DeleteUserButton_user on User {
    name
    email
  }
`);

/** Deletes an account, after explaining the effects. */
export function DeleteUserButton(props: { user: FragmentType<DeleteUserButton_UserFragment> }) {
  const { id, name, email } = unmask<DeleteUserButton_UserFragment>(props.user);
  if (!email) return null;
  return (
    <DeleteButton
      name={email}
      dialog={(onClose) => (
        <DeletePersonDialog id={id} name={name} email={email} open onClose={onClose} />
      )}
    />
  );
}

import { useNavigate } from 'react-router-dom';
import { useDeleteUserMutation } from '../../../generated/accounts.ts';
import { useDeletionEffectsQuery } from '../../../generated/person.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { deleteUserOptions } from '../../accounts/users/users.cache.ts';
import { effectTexts } from './effectTexts.ts';

graphql(`
  query DeletionEffects($id: ID!) {
    deletionEffects(id: $id) {
      products
      openSales
      openPayments
      listEntries
      threads
      reviews
    }
  }
`);

type Props = {
  id: string;
  name: string;
  email: string;
  open: boolean;
  onClose: () => void;
};

/** Tells an admin what follows when an account is deleted, and deletes it. */
export function DeletePersonDialog({ id, name, email, open, onClose }: Props) {
  const navigate = useNavigate();
  // As of now: the cache is not told when one of the counts changes.
  const { data, error } = useDeletionEffectsQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
    skip: !open,
  });
  const [deleteUser, { loading }] = useDeleteUserMutation(deleteUserOptions);
  const effects = data?.deletionEffects;
  return (
    <ConfirmDialog
      open={open}
      title={`Delete ${name}?`}
      confirmLabel="Delete user"
      pending={loading}
      ready={!!effects}
      onConfirm={async () => {
        const { pathname } = location;
        const { ok } = await deleteUser({ variables: { email } });
        onClose();
        // Who has gone elsewhere meanwhile stays there.
        if (ok && location.pathname === pathname) void navigate(paths.people, { replace: true });
      }}
      onCancel={onClose}
    >
      The account {email} is deleted for good. This cannot be undone.
      {effects && (
        <ul style={{ marginBlock: '1em 0', paddingInlineStart: '1.25em' }}>
          {effectTexts(effects).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {!effects && (
        <p role="status">
          {error
            ? 'What follows could not be counted. Close this and try again.'
            : 'Counting what follows…'}
        </p>
      )}
    </ConfirmDialog>
  );
}

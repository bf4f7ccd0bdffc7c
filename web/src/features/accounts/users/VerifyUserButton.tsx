import { mdiCheckDecagram, mdiCloseCircleOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import {
  useAdminUnverifyUserMutation,
  useVerifyUserMutation,
} from '../../../generated/accounts.ts';
import type { VerifyUserButton_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { inTable } from '../../../ui/table/dataTable.styles.ts';
import { adminUnverifyUserOptions, verifyUserOptions } from './verification.cache.ts';

graphql(`
  fragment VerifyUserButton_user on User {
    email
    verified
  }
`);

type Props = {
  user: FragmentType<VerifyUserButton_UserFragment>;
  /** on the person's page instead of a table row */
  onPage?: boolean;
};

/** Marks an account as verified, or revokes that. */
export function VerifyUserButton({ user, onPage = false }: Props) {
  const { id, email, verified } = unmask<VerifyUserButton_UserFragment>(user);
  const [verifyUser, { loading: verifying }] = useVerifyUserMutation({
    ...verifyUserOptions,
    toastMessage: (outcome) =>
      outcome.ok
        ? `${email} user verify successfully`
        : `${outcome.refusal.message} ${email} user verified`,
  });
  const [unverifyUser, { loading: unverifying }] =
    useAdminUnverifyUserMutation(adminUnverifyUserOptions);
  return (
    <Button
      {...(onPage ? { variant: 'outlined' } : { size: 'small', sx: inTable })}
      disabled={verifying || unverifying || !email}
      startIcon={<Icon path={verified ? mdiCloseCircleOutline : mdiCheckDecagram} size={18} />}
      aria-label={verified ? `Undo verification of ${email}` : `Verify ${email}`}
      onClick={() => {
        if (verified) void unverifyUser({ variables: { userId: id } });
        else if (email) void verifyUser({ variables: { email } });
      }}
    >
      {verified ? (onPage ? 'Undo verification' : 'Undo') : 'Verify'}
    </Button>
  );
}

import { mdiCheckDecagram } from '@mdi/js';
import Button from '@mui/material/Button';
import type { VerifyUserButton_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { inTable } from '../../../ui/table/dataTable.styles.ts';
import { useVerifyUserMutation } from './users.cache.generated.ts';
import { verifyUserOptions } from './users.cache.ts';

graphql(`
  fragment VerifyUserButton_user on User {
    id
    email
    verified
  }
`);

/** Marks an account as verified; there is no way back. */
export function VerifyUserButton(props: { user: FragmentType<VerifyUserButton_UserFragment> }) {
  const { email, verified } = unmask<VerifyUserButton_UserFragment>(props.user);
  const [verifyUser, { loading }] = useVerifyUserMutation({
    ...verifyUserOptions,
    toastMessage: (outcome) =>
      outcome.ok
        ? `${email} user verify successfully`
        : `${outcome.refusal.message} ${email} user verified`,
  });
  return (
    <Button
      size="small"
      sx={inTable}
      disabled={verified || loading || !email}
      startIcon={<Icon path={mdiCheckDecagram} size={18} />}
      aria-label={`Verify ${email}`}
      onClick={() => email && void verifyUser({ variables: { email } })}
    >
      Verify
    </Button>
  );
}

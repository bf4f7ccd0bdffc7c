import { mdiCheckDecagram } from '@mdi/js';
import Button from '@mui/material/Button';
import { type FragmentType, graphql, unmask } from '../../../generated/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { inTable } from '../../../ui/table/dataTable.styles.ts';
import { useVerifyUser } from './useUserActions.ts';

const VerifyUserButton_user = graphql(`
  fragment VerifyUserButton_user on User {
    id
    email
    verified
  }
`);

/** Marks an account as verified; there is no way back. */
export function VerifyUserButton(props: { user: FragmentType<typeof VerifyUserButton_user> }) {
  const { email, verified } = unmask(VerifyUserButton_user, props.user);
  const [verify, pending] = useVerifyUser(email ?? '');
  return (
    <Button
      size="small"
      sx={inTable}
      disabled={verified || pending || !email}
      startIcon={<Icon path={mdiCheckDecagram} size={18} />}
      aria-label={`Verify ${email}`}
      onClick={() => email && void verify({ email })}
    >
      Verify
    </Button>
  );
}

import { mdiCheckDecagram, mdiCheckDecagramOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { VerifiedMark_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';

graphql(`
  fragment VerifiedMark_user on User {
    verified
  }
`);

/** A mark, highlighted once an admin has verified the account. */
export function VerifiedMark(props: { user: FragmentType<VerifiedMark_UserFragment> }) {
  const { verified } = unmask<VerifiedMark_UserFragment>(props.user);
  return (
    <Box
      component="span"
      sx={{ display: 'flex', color: verified ? 'primary.main' : 'text.disabled' }}
    >
      <Icon
        path={verified ? mdiCheckDecagram : mdiCheckDecagramOutline}
        size={22}
        label={verified ? 'Verified' : 'Not verified'}
      />
    </Box>
  );
}

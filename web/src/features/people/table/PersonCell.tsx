import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PersonCell_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { CellText } from '../../../ui/table/CellText.tsx';
import { UserPicture } from '../../accounts/UserPicture.tsx';

graphql(`
  fragment PersonCell_user on User {
    name
    email
    ...UserPicture_user
  }
`);

/** A person in a table, with a link to the account's page. */
export function PersonCell(props: { user: FragmentType<PersonCell_UserFragment> }) {
  const user = unmask<PersonCell_UserFragment>(props.user);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <UserPicture user={user} />
      <Box sx={{ display: 'grid', minWidth: 0 }}>
        <TextLink to={paths.person(user.id)} variant="body2" sx={{ fontWeight: 600 }}>
          <CellText>{user.name}</CellText>
        </TextLink>
        <Typography component="span" variant="caption" color="textSecondary">
          <CellText>{user.email ?? ''}</CellText>
        </Typography>
      </Box>
    </Box>
  );
}

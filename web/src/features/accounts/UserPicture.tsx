import Avatar from '@mui/material/Avatar';
import type { UserPicture_UserFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';

graphql(`
  fragment UserPicture_user on User {
    image {
      url
    }
  }
`);

/** A user's photo in a table, next to their name. */
export function UserPicture(props: { user: FragmentType<UserPicture_UserFragment> }) {
  const { image } = unmask<UserPicture_UserFragment>(props.user);
  return (
    <Avatar
      src={image?.url ?? '/avatar.svg'}
      alt=""
      slotProps={{ img: { loading: 'lazy' } }}
      sx={{ width: 40, height: 40 }}
    />
  );
}

import Avatar from '@mui/material/Avatar';
import { type FragmentType, graphql, unmask } from '../../generated/index.ts';

const UserPicture_user = graphql(`
  fragment UserPicture_user on User {
    id
    image {
      url
    }
  }
`);

/** A person's photo in a table, where their name stands beside it. */
export function UserPicture(props: { user: FragmentType<typeof UserPicture_user> }) {
  const { image } = unmask(UserPicture_user, props.user);
  return (
    <Avatar
      src={image?.url ?? '/avatar.svg'}
      alt=""
      slotProps={{ img: { loading: 'lazy' } }}
      sx={{ width: 40, height: 40 }}
    />
  );
}

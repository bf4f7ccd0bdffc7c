import { mdiCartOutline, mdiHeartOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import type { ListBadges_UserFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/link/Link.tsx';

graphql(`
  fragment ListBadges_user on User {
    bookingCount
    wishCount
  }
`);

/** A buyer's links to the wish list and the booking list, with the number of entries in each. */
export function ListBadges(props: { user: FragmentType<ListBadges_UserFragment> }) {
  const { bookingCount, wishCount } = unmask<ListBadges_UserFragment>(props.user);
  return (
    <>
      <ListLink
        to={paths.wishList}
        name="Wish list"
        icon={mdiHeartOutline}
        count={wishCount ?? 0}
      />
      <ListLink
        to={paths.orderList}
        name="Order list"
        icon={mdiCartOutline}
        count={bookingCount ?? 0}
      />
    </>
  );
}

function ListLink(props: { to: string; name: string; icon: string; count: number }) {
  const { to, name, icon, count } = props;
  return (
    <IconButton
      component={Link}
      to={to}
      color="inherit"
      aria-label={`${name}, ${count} ${count === 1 ? 'entry' : 'entries'}`}
      sx={{ position: 'relative' }}
    >
      <Icon path={icon} size={22} />
      <CountBadge count={count} />
    </IconButton>
  );
}

import Typography from '@mui/material/Typography';
import type { ReportedUser_ReportFragment } from '../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';

graphql(`
  fragment ReportedUser_report on Report {
    user {
      name
    }
  }
`);

/** A reported person, with a link to the admins' view of the account. */
export function ReportedUser(props: { report: FragmentType<ReportedUser_ReportFragment> }) {
  const { user } = unmask<ReportedUser_ReportFragment>(props.report);
  return user ? (
    <TextLink to={paths.person(user.id)} sx={{ overflowWrap: 'anywhere', justifySelf: 'start' }}>
      {user.name}
    </TextLink>
  ) : (
    <Typography variant="body2" color="textSecondary">
      The account was deleted.
    </Typography>
  );
}

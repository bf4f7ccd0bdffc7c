import { mdiCheckDecagram } from '@mdi/js';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { SellerHead_UserFragment } from '../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { formatMonth } from '../../../lib/time/dates.ts';
import { useTimeZone } from '../../../lib/time/useTimeZone.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { Explanation } from '../../../ui/text/Explanation.tsx';
import { FollowButton } from '../../follows/FollowButton.tsx';
import { ReportSeller } from '../../reports/ReportSeller.tsx';
import { answerTimeLabels } from '../../reviews/answerTimeLabels.ts';
import { SellerRating } from '../../reviews/SellerRating.tsx';
import { useSignInState } from '../../session/wantedAct.ts';

graphql(`
  fragment SellerHead_user on User {
    name
    email
    verified
    since
    answersWithin
    image {
      url
    }
    ...SellerRating_user
    ...FollowButton_user
    ...ReportSeller_user
  }
`);

/** Name, photo, verification, member since, stars and, for signed-in users, the e-mail. */
export function SellerHead(props: { seller: FragmentType<SellerHead_UserFragment> }) {
  const signInState = useSignInState();
  const timeZone = useTimeZone();
  const seller = unmask<SellerHead_UserFragment>(props.seller);
  const { name, email, verified, since, answersWithin, image } = seller;
  return (
    <Box sx={head}>
      <Avatar src={image?.url ?? '/avatar.svg'} alt="" sx={{ width: 72, height: 72 }} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
          {verified && (
            <Explanation text="Our team has checked this account and its owner.">
              <Box
                component="span"
                sx={{
                  display: 'inline-flex',
                  alignItems: 'center',
                  gap: 0.5,
                  color: 'primary.main',
                  typography: 'body2',
                  fontWeight: 600,
                }}
              >
                <Icon path={mdiCheckDecagram} size={18} />
                Verified seller
              </Box>
            </Explanation>
          )}
          {since && (
            <Typography variant="body2" color="textSecondary">
              Selling since <time dateTime={since}>{formatMonth(since, timeZone)}</time>
            </Typography>
          )}
          {answersWithin && (
            <Typography variant="body2" color="textSecondary">
              {answerTimeLabels[answersWithin]}
            </Typography>
          )}
        </Box>
        <SellerRating seller={seller} />
        {email ? (
          <Link href={`mailto:${email}`} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {email}
          </Link>
        ) : (
          <TextLink to={paths.signIn} state={signInState} variant="body2" data-visitors-only="">
            Sign in to see the email
          </TextLink>
        )}
      </Box>
      <Box sx={actions}>
        <FollowButton seller={seller} />
        <ReportSeller seller={seller} />
      </Box>
    </Box>
  );
}

const head = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  gap: { xs: 2, sm: 2.5 },
  mt: 2,
  mb: 3,
} as const;

/** On a separate line on a phone, so that the name has room. */
const actions = {
  alignSelf: 'start',
  flex: { xs: '1 0 100%', sm: 'none' },
  display: 'flex',
  alignItems: 'center',
  gap: 1,
} as const;

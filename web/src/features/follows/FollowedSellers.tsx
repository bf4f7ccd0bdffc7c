import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFollowedSellersQuery } from '../../generated/follows.ts';
import { graphql } from '../../lib/graphql.ts';
import { paths } from '../../lib/paths.ts';
import { cardFrame } from '../../ui/cardFrame.ts';
import { TextLink } from '../../ui/link/TextLink.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { FollowButton } from './FollowButton.tsx';

graphql(`
  query FollowedSellers($after: String) {
    followedSellers(after: $after) {
      edges {
        node {
          name
          image {
            url
          }
          ...FollowButton_user
        }
      }
    }
  }
`);

/** The sellers that a buyer follows, each with an unfollow button; nothing if there are none. */
export function FollowedSellers() {
  const { data, error, refetch, fetchPage } = useFollowedSellersQuery();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : null;
  const { edges, pageInfo } = data.followedSellers;
  if (edges.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="followed-sellers" sx={{ mt: { xs: 5, md: 7 } }}>
      <Typography variant="h2" id="followed-sellers">
        Sellers you follow
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
        We notify you of their new listings. They see how many people follow them, not who.
      </Typography>
      <Box component="ul" sx={list}>
        {edges.map(({ node }) => (
          <Box component="li" key={node.id} sx={row}>
            <Avatar src={node.image?.url ?? '/avatar.svg'} alt="" />
            <TextLink to={paths.seller(node.id)} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {node.name}
            </TextLink>
            <Box sx={{ ml: 'auto', flexShrink: 0 }}>
              <FollowButton seller={node} />
            </Box>
          </Box>
        ))}
      </Box>
      <LoadMore more={pageInfo.hasNextPage} onMore={() => fetchPage(pageInfo.endCursor ?? null)} />
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  maxWidth: 560,
  ...cardFrame,
} as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

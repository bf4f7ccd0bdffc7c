import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { InboxRow_ThreadFragment } from '../../../generated/graphql.ts';
import { accountName } from '../../../lib/accountName.ts';
import { countText } from '../../../lib/countText.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { NavLink } from '../../../ui/link/NavLink.tsx';
import { HiddenText } from '../../../ui/text/HiddenText.tsx';
import { RelativeDate } from '../../../ui/text/RelativeDate.tsx';
import { useSession } from '../../session/session.ts';
import { otherSide } from '../otherSide.ts';
import { ThreadPicture } from '../ThreadPicture.tsx';

graphql(`
  fragment InboxRow_thread on Thread {
    buyer {
      name
    }
    seller {
      name
    }
    product {
      productName
    }
    lastMessage {
      text
      photos {
        id
      }
      viewerIsSender
    }
    updatedAt
    unreadCount
    ...ThreadPicture_thread
  }
`);

/** A thread in the list: product, other side, newest message and number of unread ones. */
export function InboxRow(props: { thread: FragmentType<InboxRow_ThreadFragment> }) {
  const thread = unmask<InboxRow_ThreadFragment>(props.thread);
  const { id, product, updatedAt, unreadCount } = thread;
  const viewerId = useSession().user?.uid;
  const name = accountName(otherSide(thread, viewerId));
  const isUnread = unreadCount > 0;
  return (
    <Box component={NavLink} to={paths.thread(id)} sx={row}>
      <ThreadPicture thread={thread} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography variant="subtitle2" component="span" noWrap sx={{ flex: 1 }}>
            {name}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            <RelativeDate key={updatedAt} at={updatedAt} />
          </Typography>
        </Box>
        <Typography variant="caption" color="textSecondary" noWrap component="div">
          {product?.productName ?? 'Deleted product'}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 0.25 }}>
          <Typography
            variant="body2"
            component="span"
            noWrap
            sx={{ flex: 1, fontWeight: isUnread ? 600 : 400 }}
          >
            {newestText(thread, viewerId)}
          </Typography>
          {isUnread && <UnreadCount count={unreadCount} />}
        </Box>
      </Box>
    </Box>
  );
}

/** The newest message, or the offer that began the thread. */
function newestText({ lastMessage, buyer }: InboxRow_ThreadFragment, viewerId: string | undefined) {
  if (!lastMessage) return buyer?.id === viewerId ? 'You made an offer' : 'Made you an offer';
  const { viewerIsSender, text, photos } = lastMessage;
  return `${viewerIsSender ? 'You: ' : ''}${text || countText(photos.length, 'photo')}`;
}

function UnreadCount({ count }: { count: number }) {
  return (
    <Box
      component="span"
      sx={{
        flexShrink: 0,
        minWidth: 20,
        px: 0.75,
        borderRadius: '10px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: '0.75rem',
        lineHeight: '20px',
        fontWeight: 600,
        textAlign: 'center',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {count > 99 ? '99+' : count}
      <HiddenText> unread</HiddenText>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 1.5,
  p: 1.5,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'tint' },
  '&.active': { bgcolor: 'primary.light' },
  // Inside the list's rounded edge, which clips its content.
  '&:focus-visible': { outlineOffset: '-3px' },
} as const;

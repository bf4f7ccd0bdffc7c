import { mdiBellOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import type { NotificationBell_UserFragment } from '../../generated/graphql.ts';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../lib/graphql.ts';
import { CountBadge } from '../../ui/CountBadge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { toastNotLoaded } from '../../ui/toasts/toast.ts';

graphql(`
  fragment NotificationBell_user on User {
    unreadNotificationCount
  }
`);

const NotificationPanel = lazyChunk(
  async () => (await import('./NotificationPanel.tsx')).NotificationPanel,
);

const MarkReadOnVisit = lazyChunk(
  async () => (await import('./MarkReadOnVisit.tsx')).MarkReadOnVisit,
);

/** Shows the unread count and opens the newest notifications. */
export function NotificationBell(props: { user: FragmentType<NotificationBell_UserFragment> }) {
  const count = unmask<NotificationBell_UserFragment>(props.user).unreadNotificationCount ?? 0;
  const [hasUnread, setHasUnread] = useState(false);
  if (count > 0 && !hasUnread) setHasUnread(true);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={count > 0 ? `Notifications, ${count} unread` : 'Notifications'}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => {
          setWanted(true);
          setAnchor(event.currentTarget);
        }}
        sx={{ position: 'relative' }}
      >
        <Icon path={mdiBellOutline} size={22} />
        <CountBadge count={count} />
      </IconButton>
      {hasUnread && <MarkReadOnVisit unread={count} />}
      {wanted && (
        <NotificationPanel
          id={id}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onLoadError={(error) => {
            setWanted(false);
            setAnchor(null);
            toastNotLoaded(error);
          }}
        />
      )}
    </>
  );
}

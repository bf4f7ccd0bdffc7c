import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId, useState } from 'react';
import type { SessionUser } from '../../features/accounts/session.ts';

const AvatarPanel = lazy(async () => ({
  default: (await import('./AvatarPanel.tsx')).AvatarPanel,
}));

/** The signed-in person's picture, which opens their menu. */
export function AvatarMenu({ user }: { user: SessionUser }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wanted, setWanted] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        aria-label={`Account menu of ${user.displayName}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => {
          setWanted(true);
          setAnchor(event.currentTarget);
        }}
        sx={{ p: 0.5, borderRadius: '50%' }}
      >
        <Avatar src={user.photoURL ?? '/avatar.svg'} alt="" sx={{ width: 36, height: 36 }} />
      </IconButton>
      {wanted && (
        <Suspense>
          <AvatarPanel id={id} user={user} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

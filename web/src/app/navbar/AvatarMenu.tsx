import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import type { SessionUser } from '../../features/session/session.ts';
import { AvatarPanel } from './AvatarPanel.tsx';

const noPhoto = '/avatar.svg';

/** The signed-in user's picture, which opens their menu. Loaded with the picture: signing out loads nothing. */
export function AvatarMenu({ user }: { user: SessionUser }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [failedPhoto, setFailedPhoto] = useState<string>();
  const id = useId();
  const photo = user.photoURL && user.photoURL !== failedPhoto ? user.photoURL : noPhoto;
  return (
    <>
      <IconButton
        aria-label={`Account menu of ${user.displayName}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, borderRadius: '50%' }}
      >
        <Box
          component="img"
          src={photo}
          alt=""
          width={36}
          height={36}
          onError={() => setFailedPhoto(photo)}
          sx={{ borderRadius: '50%', objectFit: 'cover' }}
        />
      </IconButton>
      <AvatarPanel id={id} user={user} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

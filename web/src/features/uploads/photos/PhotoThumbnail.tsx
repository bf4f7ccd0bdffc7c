import { mdiImageOffOutline, mdiImageOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

type Props = {
  /** null if there is nothing to show */
  address: string | null;
  alt: string;
  isCover: boolean;
};

/** An uncropped thumbnail; the cover is labelled. */
export function PhotoThumbnail({ address, alt, isCover }: Props) {
  const [failed, setFailed] = useState<string>();
  const isMissing = address !== null && failed === address;
  return (
    <Box
      sx={{
        gridArea: 'picture',
        position: 'relative',
        width: 88,
        height: 66,
        borderRadius: '8px',
        overflow: 'hidden',
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'sunken',
        color: 'text.secondary',
      }}
    >
      {address === null || isMissing ? (
        <Icon path={isMissing ? mdiImageOffOutline : mdiImageOutline} size={28} label={alt} />
      ) : (
        <Box
          component="img"
          src={address}
          alt={alt}
          onError={() => setFailed(address)}
          sx={{ width: 1, height: 1, objectFit: 'contain' }}
        />
      )}
      {isCover && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            left: 4,
            bottom: 4,
            px: 0.75,
            borderRadius: '6px',
            bgcolor: 'accent.main',
            color: 'accent.contrastText',
            typography: 'caption',
            fontWeight: 600,
          }}
        >
          Cover
        </Box>
      )}
    </Box>
  );
}

import { mdiImageOffOutline } from '@mdi/js';
import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import type { PrivatePhotos_PhotoFragment } from '../../generated/graphql.ts';
import { useConnectionBack } from '../../lib/connection.ts';
import { Icon } from '../Icon.tsx';
import { useAskAgain } from './AskAgain.tsx';

type Props = {
  photo: PrivatePhotos_PhotoFragment;
  alt: string;
  sizes: string;
  sx: BoxProps['sx'];
};

/** A private photo in a box of its colour. Requests a new address if it has expired. */
export function PrivateImage({ photo: { url, srcSet, color }, alt, sizes, sx }: Props) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const askAgain = useAskAgain();
  useConnectionBack(() => setFailedUrl(undefined), failedUrl === url);
  const box = [{ bgcolor: color, display: 'block' }, ...(Array.isArray(sx) ? sx : [sx])];
  if (failedUrl === url) {
    return (
      <Box
        component="span"
        sx={[...box, { display: 'grid', placeItems: 'center', bgcolor: 'sunken' }]}
      >
        <Icon path={mdiImageOffOutline} size={28} label={alt} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      sizes={sizes}
      srcSet={srcSet}
      src={url}
      alt={alt}
      decoding="async"
      onError={() => {
        setFailedUrl(url);
        askAgain();
      }}
      sx={box}
    />
  );
}

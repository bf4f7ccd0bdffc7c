import { mdiImageOffOutline } from '@mdi/js';
import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  src: string;
  /** what it shows; empty when the text beside it says so already */
  alt: string;
  /** width to height, kept whatever arrives, so that nothing jumps */
  ratio?: string;
  srcSet?: string;
  /** how wide it is shown, for choosing from `srcSet` */
  sizes?: string;
  /** loads at once: for the one large picture at the top of a page */
  priority?: boolean;
  sx?: BoxProps['sx'];
};

/** A picture in a box of fixed ratio, loaded when it comes near the window. */
export function Picture({ src, alt, ratio = '4 / 3', srcSet, sizes, priority, sx }: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const missing = !src || failedSrc === src;
  return (
    <Box
      sx={[
        {
          position: 'relative',
          overflow: 'hidden',
          aspectRatio: ratio,
          bgcolor: 'sunken',
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {missing ? (
        <Icon path={mdiImageOffOutline} size={28} {...(alt && { label: alt })} />
      ) : (
        <Box
          component="img"
          src={src}
          alt={alt}
          {...(srcSet && { srcSet })}
          {...(sizes && { sizes })}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailedSrc(src)}
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

import { mdiImageOffOutline } from '@mdi/js';
import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';
import type { Picture_ImageFragment } from '../generated/graphql.ts';
import { useConnectionBack } from '../lib/connection.ts';
import { type FragmentType, graphql, unmask } from '../lib/graphql.ts';
import { Icon } from './Icon.tsx';

graphql(`
  fragment Picture_image on Image {
    url
    srcSet
    color
  }
`);

type Props = {
  image: FragmentType<Picture_ImageFragment>;
  /** alternative text; empty if the text next to it suffices */
  alt: string;
  /** width to height, reserved in advance, so that nothing jumps */
  ratio?: string;
  /** displayed width, to choose among its renditions, such as `(min-width: 900px) 33vw, 100vw` */
  sizes: string;
  /** loads at once: for the one large picture at the top of a page */
  priority?: boolean;
  sx?: BoxProps['sx'];
};

/** A picture in a box of fixed ratio, loaded when near the window. */
export function Picture({ image, alt, ratio = '4 / 3', sizes, priority = false, sx }: Props) {
  const { url, srcSet, color } = unmask<Picture_ImageFragment>(image);
  const [failedUrl, setFailedUrl] = useState<string>();
  useConnectionBack(() => setFailedUrl(undefined), failedUrl === url);
  return (
    <Box
      sx={[
        {
          position: 'relative',
          overflow: 'hidden',
          aspectRatio: ratio,
          bgcolor: color ?? 'sunken',
          display: 'grid',
          placeItems: 'center',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {failedUrl === url ? (
        <Missing alt={alt} />
      ) : (
        <Box
          component="img"
          // The renditions come first: a browser that has started with src would fetch twice.
          sizes={sizes}
          srcSet={srcSet ?? undefined}
          src={url}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          // Painted with the page's first frame rather than after hydration.
          decoding={priority ? 'sync' : 'async'}
          onError={() => setFailedUrl(url)}
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}

function Missing({ alt }: { alt: string }) {
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'sunken',
        color: 'text.secondary',
      }}
    >
      <Icon path={mdiImageOffOutline} size={28} {...(alt && { label: alt })} />
    </Box>
  );
}

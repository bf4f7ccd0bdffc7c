import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { GalleryFrame_ImageFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { frameRatio } from './frameRatio.ts';

graphql(`
  fragment GalleryFrame_image on Image {
    width
    height
  }
`);

/** Leaves space for the bar above and, through `--below-photos`, for content that must be visible below. */
export const mostHeight = 'max(320px, calc(100dvh - 180px - var(--below-photos, 0px)))';

type Props = {
  /** the first photo, which determines the frame's shape */
  first: FragmentType<GalleryFrame_ImageFragment> | undefined;
  children: ReactNode;
};

/** A frame that has its final height before any photo loads. */
export function GalleryFrame({ first, children }: Props) {
  const size = first ? unmask<GalleryFrame_ImageFragment>(first) : { width: null, height: null };
  return (
    <Box
      sx={{
        position: 'relative',
        maxHeight: { md: mostHeight },
        minWidth: 0,
        borderRadius: '16px',
        overflow: 'hidden',
        bgcolor: 'sunken',
      }}
      style={{ aspectRatio: frameRatio(size) }}
    >
      {children}
    </Box>
  );
}

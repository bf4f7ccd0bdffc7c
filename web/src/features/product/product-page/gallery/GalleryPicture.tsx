import type { GalleryPicture_ImageFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { Picture } from '../../../../ui/Picture.tsx';

graphql(`
  fragment GalleryPicture_image on Image {
    color
    ...Picture_image
  }
`);

export type GalleryPhoto = {
  image: FragmentType<GalleryPicture_ImageFragment>;
  url: string;
  /** the seller's description; may be empty */
  description: string;
  /** alternative text */
  alt: string;
};

type Props = {
  photo: Pick<GalleryPhoto, 'image' | 'alt'>;
  /** loads at once */
  priority?: boolean;
};

/** A photo that fits its container uncropped, on a tint of its own colour. */
export function GalleryPicture({ photo, priority = false }: Props) {
  const image = unmask<GalleryPicture_ImageFragment>(photo.image);
  return (
    <Picture
      image={image}
      alt={photo.alt}
      ratio="auto"
      priority={priority}
      sizes="(min-width: 1440px) 900px, (min-width: 900px) 60vw, 100vw"
      sx={{
        height: 1,
        bgcolor: tintOf(image.color),
        '& img': { objectFit: 'contain' },
      }}
    />
  );
}

const tintOf = (color: string | null) =>
  color
    ? `color-mix(in srgb, ${color} 20%, var(--fz-palette-background-paper))`
    : 'background.paper';

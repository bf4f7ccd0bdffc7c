import type { Picture_ImageFragment } from '../../../../generated/graphql.ts';
import type { FragmentType } from '../../../../lib/graphql.ts';
import { Picture } from '../../../../ui/Picture.tsx';

export type GalleryPhoto = {
  image: FragmentType<Picture_ImageFragment>;
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

/** A photo that fits its container uncropped, on a plain background. */
export function GalleryPicture({ photo, priority = false }: Props) {
  return (
    <Picture
      image={photo.image}
      alt={photo.alt}
      ratio="auto"
      priority={priority}
      sizes="(min-width: 1440px) 600px, (min-width: 900px) 45vw, 100vw"
      sx={{ height: 1, bgcolor: 'sunken', '& img': { objectFit: 'contain' } }}
    />
  );
}

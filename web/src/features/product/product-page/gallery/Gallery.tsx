import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { Gallery_ProductFragment } from '../../../../generated/graphql.ts';
import { lazyChunk } from '../../../../lib/chunks/lazyChunk.tsx';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { useLazyOverlay } from '../../../../ui/useOverlay.ts';
import { GalleryFrame } from './GalleryFrame.tsx';
import { type GalleryPhoto, GalleryPicture } from './GalleryPicture.tsx';
import { PhotoCarousel } from './PhotoCarousel.tsx';

graphql(`
  fragment Gallery_product on Product {
    productName
    images {
      description
      image {
        url
        ...GalleryFrame_image
        ...GalleryPicture_image
      }
    }
  }
`);

const PhotoLightbox = lazyChunk(async () => (await import('./PhotoLightbox.tsx')).PhotoLightbox);

/** A product's photos, uncropped: one at a time, or in the whole window. */
export function Gallery(props: { product: FragmentType<Gallery_ProductFragment> }) {
  const { productName, images } = unmask<Gallery_ProductFragment>(props.product);
  const [shown, setShown] = useState(0);
  const { open, overlay } = useLazyOverlay();
  const photos: GalleryPhoto[] = images.map(({ description, image }, index) => ({
    image,
    url: image.url,
    description,
    alt: description || altOf(productName, index, images.length),
  }));
  const [first] = photos;
  const enlarge = (
    <ButtonBase
      aria-label="Open photo full screen"
      aria-haspopup="dialog"
      onClick={open}
      sx={{
        position: 'absolute',
        inset: 0,
        cursor: 'zoom-in',
        touchAction: 'pan-y pinch-zoom',
        '&:focus-visible': { outlineOffset: -6 },
      }}
    />
  );
  return (
    <GalleryFrame first={images[0]?.image}>
      {photos.length > 1 ? (
        <PhotoCarousel photos={photos} shown={shown} onShow={setShown}>
          {enlarge}
        </PhotoCarousel>
      ) : (
        <>
          {first && <GalleryPicture photo={first} priority />}
          {enlarge}
        </>
      )}
      {overlay && <PhotoLightbox {...overlay} photos={photos} shown={shown} onShow={setShown} />}
    </GalleryFrame>
  );
}

const altOf = (productName: string, index: number, count: number) =>
  count === 1 ? productName : `${productName}, photo ${index + 1} of ${count}`;

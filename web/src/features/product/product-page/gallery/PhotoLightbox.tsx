import GlobalStyles from '@mui/material/GlobalStyles';
import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import captionStyles from 'yet-another-react-lightbox/plugins/captions.css?inline';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import counterStyles from 'yet-another-react-lightbox/plugins/counter.css?inline';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import styles from 'yet-another-react-lightbox/styles.css?inline';
import type { GalleryPhoto } from './GalleryPicture.tsx';

type Props = {
  open: boolean;
  photos: readonly GalleryPhoto[];
  /** the index of the first photo to show */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** Maximum enlargement of a picture's pixels. A large window shows nearly all 1,280, so 1 would hardly enlarge them. */
const mostZoom = 4;

/** Photos in the whole window, or in full screen: with swipes, arrow keys, and zoom by wheel, pinch or buttons. */
export function PhotoLightbox({ open, photos, shown, onShow, onClose }: Props) {
  const isAlone = photos.length === 1;
  return (
    <>
      <GlobalStyles styles={[styles, captionStyles, counterStyles]} />
      <Lightbox
        open={open}
        close={onClose}
        index={shown}
        slides={photos.map(({ url, alt, description }) => ({
          src: url,
          alt,
          ...(description && { description }),
        }))}
        plugins={isAlone ? [Captions, Fullscreen, Zoom] : [Captions, Counter, Fullscreen, Zoom]}
        carousel={{ finite: isAlone }}
        zoom={{ maxZoomPixelRatio: mostZoom }}
        on={{ view: ({ index }) => onShow(index) }}
        {...(isAlone && { render: { buttonPrev: () => null, buttonNext: () => null } })}
      />
    </>
  );
}

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Picture } from '../../../../ui/Picture.tsx';
import type { GalleryPhoto } from './GalleryPicture.tsx';

type Props = {
  photos: readonly GalleryPhoto[];
  /** the index of the one that is shown large */
  shown: number;
  onShow: (index: number) => void;
};

/** The photos of a product, small and cut to one size; on a phone there is no room for them. */
export function Thumbnails({ photos, shown, onShow }: Props) {
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'flex' },
        justifyContent: 'center',
        gap: 1,
        p: 1,
        bgcolor: 'background.default',
      }}
    >
      {photos.map(({ url, image, alt }, index) => (
        <ButtonBase
          key={url}
          aria-label={`Photo ${index + 1}: ${alt}`}
          aria-current={index === shown}
          onClick={() => onShow(index)}
          sx={{
            flex: '0 1 64px',
            minWidth: 24,
            borderRadius: '8px',
            overflow: 'hidden',
            outline: '2px solid',
            outlineColor: index === shown ? 'primary.main' : 'transparent',
            opacity: index === shown ? 1 : 0.75,
            '&:hover': { opacity: 1 },
          }}
        >
          <Picture image={image} alt="" sizes="64px" sx={{ width: 1 }} />
        </ButtonBase>
      ))}
    </Box>
  );
}

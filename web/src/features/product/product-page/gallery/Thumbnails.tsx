import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { GalleryPicture_ImageFragment } from '../../../../generated/graphql.ts';
import { unmask } from '../../../../lib/graphql.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import type { GalleryPhoto } from './GalleryPicture.tsx';

type Props = {
  photos: readonly GalleryPhoto[];
  /** the index of the large photo */
  shown: number;
  onShow: (index: number) => void;
};

/** A product's photos, small and cropped to one size, over the large photo; hidden if that is too narrow. */
export function Thumbnails({ photos, shown, onShow }: Props) {
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'flex', md: 'none', lg: 'flex' },
        position: 'absolute',
        bottom: 12,
        left: 72,
        right: 72,
        mx: 'auto',
        width: 'fit-content',
        gap: 0.75,
        p: 0.75,
        borderRadius: '12px',
        bgcolor: 'background.paper',
      }}
    >
      {photos.map(({ url, image, alt }, index) => (
        <ButtonBase
          key={url}
          aria-label={`Photo ${index + 1}: ${alt}`}
          aria-current={index === shown}
          onClick={() => onShow(index)}
          sx={{
            width: 52,
            minWidth: 24,
            borderRadius: '8px',
            overflow: 'hidden',
            outline: '2px solid',
            outlineColor: index === shown ? 'primary.main' : 'transparent',
            opacity: index === shown ? 1 : 0.75,
            '&:hover': { opacity: 1 },
          }}
        >
          <Picture
            image={unmask<GalleryPicture_ImageFragment>(image)}
            alt=""
            sizes="52px"
            sx={{ width: 1 }}
          />
        </ButtonBase>
      ))}
    </Box>
  );
}

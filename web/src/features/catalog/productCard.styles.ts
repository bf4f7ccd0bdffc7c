import type { SxProps, Theme } from '@mui/material/styles';

const lifted = '@media (hover: hover)';

export const frame: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  transition: 'border-color 180ms',
  '&:hover, &:focus-within': { borderColor: 'primary.main' },
  '&:hover .on-hover, &:focus-within .on-hover': { opacity: 1, transform: 'none' },
};

export const pictureLink: SxProps<Theme> = { display: 'block', position: 'relative' };

/** Lies on the picture's lower edge where a pointer can hover; elsewhere it is the text's first line. */
export const overlay: SxProps<Theme> = {
  px: 2,
  pt: 1.5,
  order: 2,
  color: 'text.secondary',
  [lifted]: {
    order: 0,
    position: 'relative',
    height: 0,
    p: 0,
    pointerEvents: 'none',
    opacity: 0,
    transform: 'translateY(6px)',
    transition: 'opacity 180ms ease-out, transform 180ms ease-out',
    '& > *': {
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 0,
      px: 2,
      py: 1.25,
      bgcolor: 'rgb(15 18 20 / 0.82)',
      color: '#FFFFFF',
    },
  },
};

import type { SxProps, Theme } from '@mui/material/styles';

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

export const cardText: SxProps<Theme> = {
  position: 'relative',
  display: 'grid',
  gap: 0.25,
  px: 2,
  pt: 1.75,
  alignContent: 'start',
};

/** Lies on the picture's lower edge where a pointer can hover; elsewhere it is one more line. */
export const teaser: SxProps<Theme> = {
  mt: 0.5,
  color: 'text.secondary',
  '@media (hover: hover)': {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: '100%',
    m: 0,
    px: 2,
    py: 1.25,
    bgcolor: 'rgb(15 18 20 / 0.84)',
    color: '#FFFFFF',
    pointerEvents: 'none',
    opacity: 0,
    transform: 'translateY(6px)',
    transition: 'opacity 180ms ease-out, transform 180ms ease-out',
  },
};

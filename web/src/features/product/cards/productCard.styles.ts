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

export const badgePlace: SxProps<Theme> = {
  position: 'absolute',
  left: { xs: 8, sm: 12 },
  top: { xs: 8, sm: 12 },
};

export const cardText: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  px: { xs: 1.5, sm: 2 },
  pt: 1.25,
  pb: 1,
};

/** Two lines at most while two cards share a phone's width. */
export const cardName: SxProps<Theme> = {
  overflowWrap: 'anywhere',
  fontSize: '1rem',
  '@media (max-width: 599.95px)': {
    fontSize: '0.9375rem',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
};

/** Signed-in users have buttons at its end. */
export const priceLine: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 1,
  minHeight: 36,
};

export const cardButtons: SxProps<Theme> = { display: 'flex', gap: 0.5, ml: 'auto' };

/** The location and the product's link, at the lower edge of the card. */
export const lastLine: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 1,
  mt: 'auto',
  '& > :first-child': { flexBasis: { xs: '100%', sm: 'auto' }, minWidth: 0 },
};

/** Over the picture's lower edge on devices that can hover; elsewhere an additional line. */
export const teaser: SxProps<Theme> = {
  mt: 0.5,
  color: 'text.secondary',
  '@media (hover: none) and (max-width: 599.95px)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
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

/** Lays picture cards out: two columns on a phone from 360 px and on a tablet, three on a desktop. */
export const cardGrid = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  '@media (min-width: 360px) and (max-width: 1199.95px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
} as const;

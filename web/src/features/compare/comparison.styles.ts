import type { SxProps, Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** Width of the column with the rows' names, on a desktop. */
const nameWidth = 148;
/** Width of a product's column, on a desktop. */
const leastWidth = 160;

/** A box that scrolls sideways and snaps to columns. */
export const scrollBox: SystemStyleObject<Theme> = {
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollPaddingLeft: { md: nameWidth },
};

/** Keeps the pictures and names in view below the navigation bar. */
export const headBox: SxProps<Theme> = {
  ...scrollBox,
  position: 'sticky',
  top: 'var(--navbar-height)',
  zIndex: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  scrollbarWidth: 'none',
};

/**
 * One row of the table. Two products share the width on a phone and three on a tablet, with the row's name above; on a
 * desktop the name comes first. A single product is as wide as one of two.
 */
export function rowGrid(products: number): SystemStyleObject<Theme> {
  const columns = Math.max(products, 2);
  return {
    display: 'grid',
    width: {
      xs: `max(100%, ${columns * 50}%)`,
      sm: `max(100%, ${(columns * 100) / 3}%)`,
      md: 'auto',
    },
    minWidth: { md: nameWidth + columns * leastWidth },
    gridTemplateColumns: {
      xs: `repeat(${columns}, minmax(0, 1fr))`,
      md: `${nameWidth}px repeat(${columns}, minmax(0, 1fr))`,
    },
  };
}

/** The name of a row, which doesn't scroll sideways. */
export const rowName: SystemStyleObject<Theme> = {
  gridColumn: { xs: '1 / -1', md: 'auto' },
  position: 'sticky',
  left: 0,
  zIndex: 1,
  justifySelf: { xs: 'start', md: 'stretch' },
  px: 1,
  pt: { xs: 1.25, md: 1.5 },
  pb: { xs: 0, md: 1.5 },
};

export const cell: SystemStyleObject<Theme> = {
  minWidth: 0,
  px: 1,
  py: { xs: 0.75, md: 1.5 },
  pb: { xs: 1.25, md: 1.5 },
  scrollSnapAlign: 'start',
  typography: 'body2',
  overflowWrap: 'anywhere',
};

import type { SxProps, Theme } from '@mui/material/styles';

const offScreen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The table's border; on a phone there is none, and rows are cards. */
export const tableFrame: SxProps<Theme> = (theme) => ({
  position: 'relative',
  [theme.breakpoints.up('md')]: {
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: '12px',
    backgroundColor: theme.vars?.palette.background.paper,
    '& th, & td': { paddingInline: theme.spacing(1.5) },
    // Names and addresses wrap; buttons and states don't.
    '& td': { overflowWrap: 'anywhere' },
    '& td .MuiButton-root': { whiteSpace: 'nowrap' },
    '& :is(th, td):first-of-type': { paddingInlineStart: theme.spacing(2) },
  },
  // Beside the sidebar there is little room.
  [theme.breakpoints.between('md', 'lg')]: {
    '& th, & td': { paddingInline: theme.spacing(0.75) },
    '& th, & td .MuiButton-root': {
      whiteSpace: 'normal',
      overflowWrap: 'normal',
      textAlign: 'start',
    },
  },
  // A laptop's window has a little more.
  [theme.breakpoints.between('lg', 1366)]: { '& th, & td': { paddingInline: theme.spacing(1) } },
  [theme.breakpoints.down('md')]: { '& table, & tbody': { display: 'block' } },
});

/** Hides the table's head on a phone, except from screen readers. */
export const headOffScreen: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('md')]: offScreen,
});

/** The head's last cell: the column's name, and a control at the end. */
export const endOfHead = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;

/** A row of the table; on a phone a card. */
export const rowAsCard: SxProps<Theme> = (theme) => ({
  scrollMarginTop: 'calc(var(--navbar-height, 0px) + 8px)',
  [theme.breakpoints.up('md')]: {
    '&:last-of-type td': { borderBottom: 0 },
    '&:hover': { backgroundColor: theme.vars?.palette.tint },
  },
  [theme.breakpoints.down('md')]: {
    display: 'block',
    border: `1px solid ${theme.vars?.palette.divider}`,
    borderRadius: '12px',
    backgroundColor: theme.vars?.palette.background.paper,
    padding: theme.spacing(1, 2),
    '& + &': { marginTop: theme.spacing(1.5) },
  },
});

/** A cell of the table; on a phone a line of its card, labelled with the column's name. */
export const cellAsLine: SxProps<Theme> = (theme) => ({
  [theme.breakpoints.down('md')]: {
    display: 'flex',
    // Reverses numbers, which are right-aligned in a table.
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: '44px',
    padding: theme.spacing(0.75, 0),
    textAlign: 'right',
    overflowWrap: 'anywhere',
    '&:last-of-type': { borderBottom: 0 },
    '&::before': {
      content: 'attr(data-header) / ""',
      flexShrink: 0,
      color: theme.vars?.palette.text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 600,
    },
  },
});

/**
 * A row whose cells have grid areas on a phone: a card with a picture at the left.
 * @param areas the layout, as `grid-template-areas`
 */
export const rowAsGrid =
  (areas: string): SxProps<Theme> =>
  (theme) => ({
    [theme.breakpoints.down('md')]: {
      display: 'grid',
      gridTemplate: `${areas} / 72px minmax(0, 1fr) auto`,
      columnGap: theme.spacing(1.5),
      rowGap: theme.spacing(0.75),
      alignItems: 'start',
      padding: theme.spacing(1.5),
    },
  });

/** A cell in its grid area of such a card; a cell without one is for screen readers only. */
export const cellInGrid =
  (area: string | undefined): SxProps<Theme> =>
  (theme) => ({
    [theme.breakpoints.down('md')]: area
      ? { display: 'block', gridArea: area, minWidth: 0, padding: 0, borderBottom: 0 }
      : offScreen,
  });

/** Aligns a button's icon, rather than its invisible edge, with the column's name. */
export const inTable = { ml: { md: -1.5 } } as const;

import type { Components, Theme } from '@mui/material/styles';

const focusRing = (theme: Theme) => ({
  outline: `3px solid ${theme.vars?.palette.primary.main}`,
  outlineOffset: 2,
});

/** Our style of MUI's components: hairlines instead of shadows, a tint instead of movement. */
export const components: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { overflowY: 'scroll' },
      body: {
        fontFeatureSettings: "'cv11', 'ss03'",
        textRendering: 'optimizeLegibility',
        // Typed names and titles may have no space to wrap at.
        overflowWrap: 'break-word',
      },
      ':focus-visible': focusRing(theme),
      'main:focus': { outline: 'none' },
      '::selection': {
        background: theme.vars?.palette.accent.main,
        color: theme.vars?.palette.accent.contrastText,
      },
      img: { maxWidth: '100%' },
      // Phones zoom in on a field with smaller text, and don't zoom back.
      '@media (pointer: coarse)': {
        'input, select, textarea': { fontSize: 'max(1rem, 16px) !important' },
      },
      '@media print': {
        '@page': { margin: '16mm' },
        // Hidden in print.
        'nav, aside, body footer, .notistack-SnackbarContainer, .MuiButton-root, .MuiIconButton-root':
          {
            display: 'none !important',
          },
        'html, body': { backgroundColor: '#fff !important', overflow: 'visible !important' },
        '.MuiTableContainer-root': { overflow: 'visible !important' },
        'h1, h2, h3, h4': { breakAfter: 'avoid' },
        'li, tr, img, svg, figure, dl': { breakInside: 'avoid' },
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Any duration would turn every change into a transition and show a resized page one frame late.
          transition: 'none !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  // MUI renders both as headings, which would break the page's outline.
  MuiTypography: { defaultProps: { variantMapping: { subtitle1: 'p', subtitle2: 'p' } } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // Not MUI's class, which a rendered page only gets with its scripts. A checkbox's focus is on the input inside.
        '&:focus-visible, &:has(> input:focus-visible)': focusRing(theme),
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 10, paddingInline: 18, paddingBlock: 9, minHeight: 42 },
      sizeSmall: { fontSize: '0.875rem', paddingInline: 12, paddingBlock: 5, minHeight: 34 },
      sizeLarge: { fontSize: '1rem', paddingInline: 24, paddingBlock: 12, minHeight: 50 },
      outlined: ({ theme }) => ({
        borderColor: theme.vars?.palette.divider,
        '&:hover': {
          borderColor: 'currentColor',
          backgroundColor: theme.vars?.palette.tint,
        },
      }),
      text: ({ theme }) => ({ '&:hover': { backgroundColor: theme.vars?.palette.tint } }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        '&:hover': { backgroundColor: theme.vars?.palette.tint },
      }),
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: 12 } },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: `1px solid ${theme.vars?.palette.divider}`,
        borderRadius: 12,
        marginTop: 8,
        boxShadow: '0 12px 32px rgb(0 0 0 / 0.12)',
      }),
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: 16, padding: 8, overflowWrap: 'anywhere' } },
  },
  MuiDialogActions: {
    defaultProps: { disableSpacing: true },
    styleOverrides: {
      root: { flexWrap: 'wrap', gap: 8, '& .MuiButton-root': { whiteSpace: 'nowrap' } },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => theme.typography.h3 } },
  MuiChip: { styleOverrides: { root: { fontWeight: 600, borderRadius: 8 } } },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { textUnderlineOffset: '0.2em', textDecorationThickness: '0.08em' } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 10,
        backgroundColor: theme.vars?.palette.background.paper,
        // Until scripts run; afterwards MUI's class shows the focus.
        '&:has(> :is(input, textarea, select):focus):not(.Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline':
          { borderColor: theme.vars?.palette.primary.main, borderWidth: 2 },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars?.palette.line.strong }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.vars?.palette.divider,
        fontVariantNumeric: 'tabular-nums',
      }),
      head: ({ theme }) => ({
        color: theme.vars?.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }),
    },
  },
  MuiTooltip: { defaultProps: { arrow: true } },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: 10 },
      message: { minWidth: 0, overflowWrap: 'anywhere' },
    },
  },
};

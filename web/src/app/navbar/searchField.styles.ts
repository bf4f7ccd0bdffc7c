/** Widths at which the bar has room for the field. */
const room = '@media (min-width: 720px) and (max-width: 899.95px), (min-width: 1200px)';

export const field = {
  display: 'none',
  alignItems: 'center',
  gap: 1,
  flex: 1,
  maxWidth: 420,
  minWidth: 0,
  height: 42,
  mx: { xs: 1, md: 2 },
  px: 1.5,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  position: 'relative',
  '&:focus-within': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-1px' },
  '& input': {
    flex: 1,
    minWidth: 0,
    border: 0,
    p: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '1rem',
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  [room]: { '&:not([data-button])': { display: 'flex' } },
  '&[data-open]': {
    display: 'flex',
    position: 'absolute',
    inset: 0,
    height: 'auto',
    maxWidth: 'none',
    m: 0,
    border: 0,
    borderRadius: 0,
    zIndex: 1,
    outline: 'none',
  },
} as const;

export const openButton = {
  ml: 'auto',
  [room]: { '&:not([data-button])': { display: 'none' } },
  // The items after the field move next to it.
  '@media (max-width: 719.95px), (min-width: 900px) and (max-width: 1199.95px)': {
    '&& + *': { ml: 0 },
  },
  '&&[data-button] + *': { ml: 0 },
} as const;

export const closeButton = {
  display: 'none',
  '[data-open] > &': { display: 'inline-flex' },
} as const;

export const keyHint = {
  display: { xs: 'none', lg: 'block' },
  px: 0.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  fontSize: '0.75rem',
  lineHeight: '18px',
  'form:focus-within > &, [data-open] > &': { display: 'none' },
} as const;

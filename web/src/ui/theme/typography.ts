import type { ThemeOptions } from '@mui/material/styles';

const plain =
  "'Inter Text', 'Inter Text Fallback', 'Inter Text Fallback DejaVu', system-ui, sans-serif";
const wide =
  "'Archivo Headlines', 'Archivo Headlines Fallback', 'Archivo Headlines Fallback DejaVu', sans-serif";

const headline = {
  fontFamily: wide,
  fontWeight: 700,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
} as const;

export const typography = {
  fontFamily: plain,
  h1: { ...headline, fontSize: 'clamp(1.875rem, 1.35rem + 2.1vw, 2.75rem)', lineHeight: 1.1 },
  h2: { ...headline, fontSize: 'clamp(1.5rem, 1.25rem + 1.1vw, 2rem)', lineHeight: 1.15 },
  h3: { ...headline, fontSize: '1.25rem', lineHeight: 1.25, letterSpacing: '-0.01em' },
  h4: { ...headline, fontSize: '1.0625rem', lineHeight: 1.3, letterSpacing: '-0.005em' },
  h5: { ...headline, fontSize: '1rem', lineHeight: 1.35, letterSpacing: 0 },
  h6: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 600 },
  subtitle1: { fontSize: '1.0625rem', lineHeight: 1.55 },
  subtitle2: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 600 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.875rem', lineHeight: 1.55 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: {
    fontSize: '0.75rem',
    lineHeight: 1.5,
    fontWeight: 650,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
  },
  button: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 600, textTransform: 'none' },
} satisfies ThemeOptions['typography'];

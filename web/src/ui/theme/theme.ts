import { createTheme } from '@mui/material/styles';
import { dark, light } from './colors.ts';
import { components } from './components.ts';
import { typography } from './typography.ts';

/** The width that the whole layout never exceeds, in pixels. */
export const layoutWidth = 1440;

/** The theme, light and dark at once: its colours are CSS variables, so switching only repaints. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-theme', cssVarPrefix: 'fz' },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  typography,
  components,
  shape: { borderRadius: 12 },
  spacing: 8,
  transitions: {
    duration: { shortest: 150, shorter: 180, short: 200, standard: 220, complex: 250 },
    easing: { easeInOut: 'cubic-bezier(0.2, 0, 0, 1)' },
  },
});

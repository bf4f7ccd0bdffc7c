import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Applies the shop's theme to its children, in the visitor's choice of light or dark. */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    // `noSsr` avoids a second render after mounting, in which React would hydrate the whole page at once.
    <ThemeProvider theme={theme} defaultMode="system" disableTransitionOnChange noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

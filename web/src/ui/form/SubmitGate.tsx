import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useHydrated } from '../../lib/rendered/useHydrated.ts';

/**
 * Keeps a form from being sent, by its button or by Enter, before it is hydrated: the browser would put what was typed
 * into the address. The fields can be typed into meanwhile.
 */
export function SubmitGate({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <Box
      component="fieldset"
      disabled={!isHydrated}
      sx={{ display: 'contents', minWidth: 0, m: 0, p: 0, border: 0 }}
    >
      {children}
    </Box>
  );
}

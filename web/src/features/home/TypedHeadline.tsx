import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from './usePrefersReducedMotion.ts';

const msPerLetter = 45;

/** A text with a typing animation and the size of the whole text. Screen readers read its heading instead. */
export function TypedHeadline({ text }: { text: string }) {
  const reducedMotion = usePrefersReducedMotion();
  const [typed, setTyped] = useState(0);
  useEffect(() => {
    if (reducedMotion) return;
    setTyped(0);
    const timer = setInterval(
      () =>
        setTyped((count) => {
          if (count >= text.length) clearInterval(timer);
          return count + 1;
        }),
      msPerLetter,
    );
    return () => clearInterval(timer);
  }, [reducedMotion, text]);
  const shown = reducedMotion ? text.length : typed;
  return (
    <span aria-hidden="true">
      {text.slice(0, shown)}
      <Box component="span" sx={{ opacity: 0 }}>
        {text.slice(shown)}
      </Box>
    </span>
  );
}

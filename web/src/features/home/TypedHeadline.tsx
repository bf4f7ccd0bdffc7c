import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';

const msPerLetter = 45;

const appear = keyframes({ from: { visibility: 'hidden' } });

/**
 * A text with a typing animation that reserves the size of the whole text. Screen readers read its heading instead. The
 * animation is pure CSS, so that it runs before the scripts have loaded.
 */
export function TypedHeadline({ text }: { text: string }) {
  return (
    <Box
      key={text}
      component="span"
      aria-hidden="true"
      sx={{
        '@media (prefers-reduced-motion: no-preference)': {
          '& > span': { animation: `${appear} 1ms backwards` },
        },
      }}
    >
      {[...text].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter is known by its place.
        <span key={index} style={{ animationDelay: `${index * msPerLetter}ms` }}>
          {letter}
        </span>
      ))}
    </Box>
  );
}

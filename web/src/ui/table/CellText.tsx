import Box from '@mui/material/Box';

/** Two lines at most, also of a text without a space in it; the rest is in the element's title. */
export const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** A typed name or address in a table cell. */
export function CellText({ children }: { children: string }) {
  return (
    <Box component="span" title={children} sx={{ ...twoLines, minWidth: { md: 112 } }}>
      {children}
    </Box>
  );
}

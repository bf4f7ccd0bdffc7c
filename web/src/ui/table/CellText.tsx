import Box from '@mui/material/Box';

/** Clamps text to two lines, even without spaces to wrap at; the element's title has the rest. */
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
    <Box component="span" title={children} sx={{ ...twoLines, minWidth: { md: 96, lg: 112 } }}>
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  lead?: ReactNode;
  /** a link or control at the end of the heading's line */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled section of a page, as a landmark with the heading's name. */
export function Section({ title, lead, action, children }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: { xs: 2.5, md: 3.5 },
        }}
      >
        <Box>
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          {lead && (
            <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: '60ch' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {action}
      </Box>
      {children}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

const keys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['↵ Enter', 'Open the row'],
  ['?', 'Show these keys'],
] as const;

/** The keys that work while the focus is in a table. */
export function TableKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Keys in a table</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            alignItems: 'center',
            columnGap: 2,
            rowGap: 1.25,
            m: 0,
            '& dd': { m: 0 },
          }}
        >
          {keys.map(([key, text]) => (
            <Box key={key} sx={{ display: 'contents' }}>
              <dt>
                <Box
                  component="kbd"
                  sx={{
                    display: 'inline-block',
                    minWidth: 28,
                    px: 0.75,
                    border: 1,
                    borderColor: 'line.strong',
                    borderRadius: '6px',
                    textAlign: 'center',
                    fontFamily: 'inherit',
                    fontSize: '0.8125rem',
                    lineHeight: '26px',
                  }}
                >
                  {key}
                </Box>
              </dt>
              <dd>{text}</dd>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Typography from '@mui/material/Typography';

/** Explains below the sums who holds the money until the sale is over. */
export const MoneyNote = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
    {children}
  </Typography>
);

import Typography from '@mui/material/Typography';

/** Tells whoever tries the shop out which card to type, while no real cards are taken. */
export function TestCardHint() {
  return (
    <Typography variant="body2" color="textSecondary">
      No real money moves here. Try the test card 4242 4242 4242 4242 with any future date and any
      security code.
    </Typography>
  );
}

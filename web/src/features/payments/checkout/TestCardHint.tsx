import { successfulCard } from '@fitness-zone/contract/test-cards.ts';
import Typography from '@mui/material/Typography';

/** Tells whoever tries the shop out which card to type, while no real cards are taken. */
export function TestCardHint() {
  return (
    <Typography variant="body2" color="textSecondary">
      No real money moves here. Try the test card {successfulCard} with any future date and any
      security code.
    </Typography>
  );
}

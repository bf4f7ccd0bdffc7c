import { successfulCard } from '@fitness-zone/contract/payments/test-cards.ts';
import Typography from '@mui/material/Typography';

/** The number of a test card, shown while the sandbox takes the payments. */
export function TestCardHint() {
  return (
    <Typography variant="body2" color="textSecondary">
      No real money moves here. Try the test card {successfulCard} with any future date and any
      security code.
    </Typography>
  );
}

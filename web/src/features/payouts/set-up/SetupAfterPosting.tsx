import Alert from '@mui/material/Alert';
import { usePayoutSetupStateQuery } from '../../../generated/payouts.ts';
import { useConfig } from '../../../lib/config.ts';
import { graphql } from '../../../lib/graphql.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';

graphql(`
  query PayoutSetupState {
    payoutAccount {
      state
    }
  }
`);

/** Sends a seller who has just posted a product to the set-up of payouts, unless it is done. */
export function SetupAfterPosting() {
  const { payouts } = useConfig();
  const { data } = usePayoutSetupStateQuery({ skip: !payouts.isOn });
  const state = data?.payoutAccount.state;
  if (state !== 'NOT_STARTED' && state !== 'INCOMPLETE') return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3 }}
      action={
        <ButtonLink to={paths.payouts} color="inherit" size="small">
          Set up payouts
        </ButtonLink>
      }
    >
      Your product is for sale. Set up payouts now, and your money won’t have to wait after a sale.
    </Alert>
  );
}

import { mdiBankCheck, mdiBankPlus, mdiOpenInNew } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PayoutSetup_PayoutAccountFragment } from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import { type FragmentType, graphql, unmask } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { sellerMoneyText } from '../payoutTexts.ts';
import { setupText } from './setupTexts.ts';
import { usePayoutSetup } from './usePayoutSetup.ts';
import { useSetupReturn } from './useSetupReturn.ts';

graphql(`
  fragment PayoutSetup_payoutAccount on PayoutAccount {
    state
    missing
    checkedAt
  }
`);

type Props = {
  account: FragmentType<PayoutSetup_PayoutAccountFragment>;
  refetch: () => Promise<unknown>;
};

/** The state of the seller's account for payouts, with the button for the next step. */
export function PayoutSetup({ refetch, ...props }: Props) {
  const account = unmask<PayoutSetup_PayoutAccountFragment>(props.account);
  const { payouts } = useConfig();
  const isChecking = useSetupReturn(account.checkedAt, refetch);
  const { setUp, isLeaving, fault } = usePayoutSetup();
  if (!payouts.isOn) {
    return <Frame title="Payouts are arranged outside" text={sellerMoneyText(payouts)} />;
  }
  if (isChecking) {
    return (
      <Frame
        title="Checking your set-up"
        text="We’re asking our payment provider how your account stands. This takes a few seconds."
      >
        <LinearProgress aria-label="Checking your set-up" sx={{ mt: 2, borderRadius: 2 }} />
      </Frame>
    );
  }
  const { title, text, action, isUrgent = false } = setupText(account);
  return (
    <Frame title={title} text={text} isUrgent={isUrgent} isDone={account.state === 'ACTIVE'}>
      {fault && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {fault}
        </Typography>
      )}
      {action && (
        <Button
          variant="contained"
          loading={isLeaving}
          loadingPosition="end"
          endIcon={<Icon path={mdiOpenInNew} size={18} />}
          onClick={() => void setUp()}
          sx={{ mt: 2 }}
        >
          {action}
        </Button>
      )}
    </Frame>
  );
}

type FrameProps = {
  title: string;
  text: string;
  isUrgent?: boolean;
  isDone?: boolean;
  children?: ReactNode;
};

function Frame({ title, text, isUrgent = false, isDone = false, children }: FrameProps) {
  return (
    <Box
      component="section"
      aria-label="Set-up of payouts"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        mb: 3,
        p: { xs: 2, md: isDone ? 2 : 3 },
        border: 1,
        borderColor: isUrgent ? 'warning.main' : isDone ? 'divider' : 'primary.main',
        borderRadius: '12px',
        bgcolor: isUrgent ? 'warning.light' : isDone ? 'background.paper' : 'tint',
      }}
    >
      <Box sx={{ color: isUrgent ? 'warning.main' : 'primary.main', pt: 0.25 }}>
        <Icon path={isDone ? mdiBankCheck : mdiBankPlus} size={24} />
      </Box>
      <div>
        <Box role="status">
          <Typography variant={isDone ? 'h5' : 'h4'} component="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 0.5, maxWidth: '62ch' }}>{text}</Typography>
        </Box>
        {children}
      </div>
    </Box>
  );
}

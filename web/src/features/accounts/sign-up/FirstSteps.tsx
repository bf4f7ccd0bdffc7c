import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import { PageContainer } from '../../../ui/page/PageContainer.tsx';
import type { NewcomerRole } from '../../session/sessionNotice.ts';
import { ConfirmEmailNotice } from '../email/ConfirmEmailNotice.tsx';

type Step = { to: string; action: string; text: string };

const steps: Record<NewcomerRole, readonly Step[]> = {
  BUYER: [
    {
      to: paths.profile,
      action: 'Set your place',
      text: 'See how far away each product is.',
    },
    {
      to: paths.pages,
      action: 'Browse products',
      text: 'Tap the heart to save it, ask the seller, or make an offer.',
    },
    {
      to: paths.howItWorks,
      action: 'See how buying works',
      text: 'We hold your money until you have the product.',
    },
  ],
  SELLER: [
    {
      to: paths.addProduct,
      action: 'List your first product',
      text: 'Add photos, a price, the condition and a pick-up location.',
    },
    {
      to: paths.payouts,
      action: 'Set up payouts',
      text: 'Tell us where to send the money for your sales.',
    },
    {
      to: paths.howItWorks,
      action: 'See how selling works',
      text: 'Offers, pick-up, and when you get paid.',
    },
  ],
};

type Props = {
  role: NewcomerRole;
  /** the address that the confirmation mail was sent to; null before it is sent */
  email: string | null;
  config: Pick<ClientConfig, 'firebase' | 'payouts'>;
  onClose: () => void;
};

/** First steps for a new account, on the page they return to. */
export function FirstSteps({ role, email, config, onClose }: Props) {
  const id = useId();
  const own = steps[role].filter(({ to }) => config.payouts.isOn || to !== paths.payouts);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ bgcolor: 'sunken', borderBottom: 1, borderColor: 'divider' }}
    >
      <PageContainer sx={{ py: { xs: 2, md: 2.5 } }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
          <Typography id={id} variant="h6" component="h2">
            Welcome to Fitness Zone
          </Typography>
          <Button size="small" onClick={onClose}>
            Close
          </Button>
        </Box>
        <Box
          component="ol"
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
            gap: { xs: 1, md: 3 },
            m: 0,
            p: 0,
            pl: 2.5,
            typography: 'body2',
          }}
        >
          {own.map(({ to, action, text }) => (
            <li key={action}>
              <TextLink to={to} variant="body2" sx={{ fontWeight: 600 }}>
                {action}
              </TextLink>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
            </li>
          ))}
        </Box>
        {email && (
          <Typography
            component="div"
            variant="body2"
            role="status"
            sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
          >
            <ConfirmEmailNotice email={email} firebase={config.firebase} />
          </Typography>
        )}
      </PageContainer>
    </Box>
  );
}

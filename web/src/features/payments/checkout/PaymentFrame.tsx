import { mdiShieldCheckOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type {
  PaymentProduct_ProductFragment,
  PaymentSeller_ProductFragment,
} from '../../../generated/graphql.ts';
import { useConfig } from '../../../lib/config.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { shortProtectionText } from '../../payouts/saleTexts.ts';
import { NextSteps } from './NextSteps.tsx';
import type { NextStep } from './nextSteps.ts';
import { OrderLines } from './OrderLines.tsx';
import type { OrderLine } from './orderLines.ts';
import { PaymentProduct } from './PaymentProduct.tsx';
import { PaymentSeller } from './PaymentSeller.tsx';

/** Payment on the left, product on the right; on a phone the product comes first and its details last. */
const layout = {
  display: 'grid',
  columnGap: { md: 6, lg: 8 },
  rowGap: { xs: 1.5, md: 3 },
  maxWidth: 1080,
  mx: 'auto',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"head" "product" "pay" "about"',
    md: '"head product" "pay about"',
  },
} as const;

const about = {
  gridArea: 'about',
  display: 'grid',
  gap: 3,
  p: { xs: 2, sm: 3 },
  borderRadius: '16px',
  bgcolor: 'sunken',
} as const;

type Props = {
  product: FragmentType<PaymentProduct_ProductFragment> &
    FragmentType<PaymentSeller_ProductFragment> & { productName: string };
  user: { displayName: string };
  /** the amount still due, if any, formatted */
  asked: string | null;
  /** the product's price for this buyer, and the amount to pay now */
  lines: readonly OrderLine[];
  /** shown below the lines */
  note?: ReactNode;
  /** empty once nothing is due */
  steps: readonly NextStep[];
  children: ReactNode;
};

/** The payment page around its checkout: greeting, price, product, seller, and the next steps. */
export function PaymentFrame({ product, user, asked, lines, note, steps, children }: Props) {
  const { payouts } = useConfig();
  return (
    <Box sx={layout}>
      <Box sx={{ gridArea: 'head' }}>
        <PageTitle
          title="Payment"
          lead={
            <>
              Hello {user.displayName}
              {asked && `, please pay ${asked} for ${product.productName}`}.
            </>
          }
        />
      </Box>
      <Box sx={{ gridArea: 'product' }}>
        <PaymentProduct product={product} />
      </Box>
      <Box
        sx={{
          gridArea: 'pay',
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 1.75, md: 3 },
        }}
      >
        <OrderLines lines={lines}>{note}</OrderLines>
        {children}
      </Box>
      <Box component="aside" aria-label="About this purchase" sx={about}>
        <PaymentSeller product={product} />
        {steps.length > 0 && <NextSteps steps={steps} />}
        <Box sx={{ display: 'flex', gap: 1.5, color: 'primary.main' }}>
          <Icon path={mdiShieldCheckOutline} size={22} />
          <Typography variant="body2" color="textPrimary" sx={{ minWidth: 0 }}>
            {shortProtectionText(payouts)}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { PaymentProduct_ProductFragment } from '../../../generated/graphql.ts';
import type { FragmentType } from '../../../lib/graphql.ts';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import type { OrderLine } from './orderLines.ts';
import { PaymentProduct } from './PaymentProduct.tsx';

type Props = {
  product: FragmentType<PaymentProduct_ProductFragment> & { productName: string };
  user: { displayName: string };
  /** what there is still to pay, if anything, formatted */
  asked: string | null;
  /** what the product costs this buyer, and what of it is paid now */
  lines: readonly OrderLine[];
  children: ReactNode;
};

/** The payment page around its checkout: whom it greets, what is paid for, and how much. */
export function PaymentFrame({ product, user, asked, lines, children }: Props) {
  return (
    <>
      <PageTitle
        title="Payment"
        lead={
          <>
            Hello {user.displayName}
            {asked && `, please pay ${asked} for ${product.productName}`}.
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
          alignItems: 'start',
        }}
      >
        <PaymentProduct product={product} lines={lines} />
        {children}
      </Box>
    </>
  );
}

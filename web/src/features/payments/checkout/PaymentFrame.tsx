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
  /** the amount still due, if any, formatted */
  asked: string | null;
  /** the product's price for this buyer, and the amount to pay now */
  lines: readonly OrderLine[];
  children: ReactNode;
};

/** The payment page around its checkout: greeting, product and price. */
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

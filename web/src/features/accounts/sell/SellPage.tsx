import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConfig } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/link/ButtonLink.tsx';
import { PageTitle } from '../../../ui/page/PageTitle.tsx';
import { sellerMoneyText } from '../../payouts/payoutTexts.ts';
import { useSession } from '../../session/session.ts';
import { useSignOut } from '../sign-in/useSignOut.ts';
import { HowToSell } from './HowToSell.tsx';

const title = 'Sell on Fitness Zone';

/** Explains how to sell: links sellers to the form, and tells buyers that selling takes a separate account. */
export function SellPage() {
  const { user } = useSession();
  const { payouts } = useConfig();
  if (user?.role === 'SELLER') {
    return (
      <PageTitle
        title={title}
        lead={`You have a seller account. Post a product: photos, a price and a few honest words are enough. ${sellerMoneyText(payouts)}`}
        actions={
          <ButtonLink to={paths.addProduct} variant="contained">
            Add Product
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <PageTitle title={title} lead="Selling needs its own account. It takes a minute." />
      <HowToSell email={user?.email ?? ''} />
      <Typography sx={{ mt: 3, maxWidth: '62ch' }}>{sellerMoneyText(payouts)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        <SignUpAsSeller />
        <ButtonLink to={paths.pages} color="inherit">
          Keep browsing
        </ButtonLink>
      </Box>
    </>
  );
}

function SignUpAsSeller() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  async function leave() {
    setLeaving(true);
    // After the sign-up, new sellers continue at the product form.
    const from = { pathname: paths.addProduct, search: '', hash: '' };
    if (await signOut()) await navigate(paths.signUp, { state: { from } });
    else setLeaving(false);
  }
  return (
    <Button variant="contained" loading={leaving} onClick={() => void leave()}>
      Sign out and sign up as a seller
    </Button>
  );
}

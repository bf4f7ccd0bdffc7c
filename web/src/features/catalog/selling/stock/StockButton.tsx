import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useOffersToClose } from '../../../offers/useOffersToClose.tsx';
import type { StockAction } from './stockActions.ts';

type Props = {
  action: StockAction;
  product: { id: string; productName: string };
};

/** Pauses, resumes, relists a product or marks it as sold elsewhere, after saying what buyers will see. */
export function StockButton({ action, product }: Props) {
  const { word, icon, question, effect, closesOffers, useChange } = action;
  const { id, productName } = product;
  const [asking, setAsking] = useState(false);
  const [change, { loading }] = useChange();
  const offers = useOffersToClose(id, { skip: !asking || !closesOffers });
  return (
    <>
      <Button
        size="small"
        color="inherit"
        disabled={loading}
        startIcon={<Icon path={icon} size={18} />}
        aria-label={`${word}: ${productName}`}
        onClick={() => setAsking(true)}
      >
        {word}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={question(productName)}
          confirmLabel={word}
          color="primary"
          ready={!closesOffers || offers.isReady}
          onConfirm={() => {
            setAsking(false);
            void change({ variables: { id } });
          }}
          onCancel={() => setAsking(false)}
        >
          {effect}
          {closesOffers && offers.note}
        </ConfirmDialog>
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useOffersToClose } from '../../offers/useOffersToClose.tsx';
import type { StockAction } from './stockActions.ts';

type Props = {
  action: StockAction;
  product: { id: string; productName: string };
};

/**
 * Pauses, resumes, relists a product or marks it as sold elsewhere, after explaining what buyers will see. The focus
 * then moves to the button that replaces it.
 */
export function StockButton({ action, product }: Props) {
  const { word, icon, question, effect, closesOffers, useChange } = action;
  const { id, productName } = product;
  const [asking, setAsking] = useState(false);
  const [change, { loading }] = useChange();
  const button = useRef<HTMLButtonElement>(null);
  const offers = useOffersToClose(id, { skip: !asking || !closesOffers });
  async function confirm() {
    const actions = button.current?.parentElement;
    setAsking(false);
    await change({ variables: { id } });
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      (button.current ?? actions?.querySelector('button'))?.focus();
    });
  }
  return (
    <>
      <Button
        ref={button}
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
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {effect}
          {closesOffers && offers.note}
        </ConfirmDialog>
      )}
    </>
  );
}

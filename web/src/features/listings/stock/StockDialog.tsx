import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useOffersToClose } from '../../offers/useOffersToClose.tsx';
import type { StockAction } from './stockActions.ts';

type Props = {
  action: StockAction;
  product: { id: string; productName: string };
  onClose: () => void;
};

/** Pauses, resumes, relists or marks a product as sold elsewhere, after explaining the effects for buyers. */
export function StockDialog({ action, product, onClose }: Props) {
  const { word, question, effect, closesOffers, useChange } = action;
  const { id, productName } = product;
  const [change] = useChange();
  const offers = useOffersToClose(id, { skip: !closesOffers });
  return (
    <ConfirmDialog
      open
      title={question(productName)}
      confirmLabel={word}
      color="primary"
      ready={!closesOffers || offers.isReady}
      onConfirm={() => {
        onClose();
        void change({ variables: { id } });
      }}
      onCancel={onClose}
    >
      {effect}
      {closesOffers && offers.note}
    </ConfirmDialog>
  );
}

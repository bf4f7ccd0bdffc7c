import { useField } from 'formik';
import { EndedOffers } from '../../features/accounts/deletion/EndedOffers.tsx';
import { useOffersToClose } from '../../features/offers/useOffersToClose.tsx';
import type { ReportKind } from '../../generated/graphql.ts';

type Props = {
  /** name of the decision's field */
  name: string;
  kind: ReportKind;
  productId: string | null;
  subjectId: string | null;
};

/** Shows how many offers the chosen decision ends; nothing for none. */
export function DecisionOffers({ name, kind, productId, subjectId }: Props) {
  const [{ value }] = useField<string>(name);
  const takesProduct = value === 'HIDE' || (value === 'DELETE' && kind === 'PRODUCT');
  if (takesProduct && productId) return <ClosedOffers productId={productId} />;
  return value === 'SUSPEND' && subjectId && <EndedOffers key={subjectId} userId={subjectId} />;
}

const ClosedOffers = ({ productId }: { productId: string }) => useOffersToClose(productId).note;

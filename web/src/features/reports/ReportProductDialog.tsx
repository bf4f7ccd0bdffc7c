import { useReportProductMutation } from '../../generated/reports.ts';
import type { Overlay } from '../../ui/useOverlay.ts';
import { ReportDialog } from './ReportDialog.tsx';

type Props = Overlay & {
  productId: string;
  name: string;
  /** names the form and its kept draft */
  label: string;
  onReported: () => void;
};

/** Asks what is wrong with a product, and reports it to the shop's admins. */
export function ReportProductDialog({ productId, name, label, onReported, ...overlay }: Props) {
  const [reportProduct] = useReportProductMutation();
  return (
    <ReportDialog
      {...overlay}
      title={`Report ${name}?`}
      lead="Admins look at the product and read what you write here. The seller isn’t told who reported it."
      label={label}
      onReport={async (said) => {
        const outcome = await reportProduct({ variables: { input: { productId, ...said } } });
        if (outcome.ok) onReported();
        return outcome;
      }}
    />
  );
}

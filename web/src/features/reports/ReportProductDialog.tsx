import { useReportProductMutation } from '../../generated/reports.ts';
import { ReportDialog } from './ReportDialog.tsx';

type Props = {
  productId: string;
  name: string;
  /** names the form and its kept draft */
  label: string;
  onReported: () => void;
  open: boolean;
  onClose: () => void;
};

/** Asks what is wrong with a product, and reports it to the shop's admins. */
export function ReportProductDialog({ productId, name, label, onReported, open, onClose }: Props) {
  const [reportProduct] = useReportProductMutation();
  return (
    <ReportDialog
      open={open}
      onClose={onClose}
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

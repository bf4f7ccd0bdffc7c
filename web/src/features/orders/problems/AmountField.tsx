import { useFormikContext } from 'formik';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';

type Props = {
  /** the field and value that require an amount */
  field: string;
  value: string;
  /** the amount paid and not returned */
  kept: { formatted: string; currency: string };
};

/** The typed amount of a refund; shown only if another field requires it. */
export function AmountField({ field, value, kept: { formatted, currency } }: Props) {
  const { values } = useFormikContext<Record<string, string>>();
  if (values[field] !== value) return null;
  return (
    <TextFormField
      name="amount"
      label="Amount"
      inputMode="decimal"
      end={currency.toUpperCase()}
      hint={`Up to ${formatted}`}
    />
  );
}

import { useFormikContext } from 'formik';
import { TextFormField } from '../../../ui/form/TextFormField.tsx';

type Props = {
  /** the field and its value with which an amount is asked for */
  field: string;
  value: string;
  /** what was paid and not returned */
  kept: { formatted: string; currency: string };
};

/** An amount of money to get back, as people type it; only where another choice asks for it. */
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

import { RadioCards, type RadioOption } from './RadioCards.tsx';
import { useFormField } from './useFormField.ts';

type Props = { name: string; label: string; options: readonly RadioOption[] };

/** A choice among a few options as a form field. */
export function RadioFormField({ name, label, options }: Props) {
  const { id, error, control } = useFormField(name);
  const { value, onChange, onBlur } = control;
  return (
    <RadioCards
      id={id}
      name={name}
      label={label}
      options={options}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
    />
  );
}

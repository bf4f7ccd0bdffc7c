import { readAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import type { Attribute, AttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import type { Units } from '@fitness-zone/contract/enums.ts';
import {
  hasUnit,
  measureText,
  readMeasure,
  unitIn,
  writeMeasure,
} from '@fitness-zone/contract/units/units.ts';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { FieldLayout, noteIdOf } from '../../../ui/form/FieldLayout.tsx';
import { useUnits } from '../../units/useUnits.ts';

type Props = {
  name: AttributeName;
  attribute: Attribute;
  /** a question about its value, shown instead of the hint */
  doubt: string | undefined;
};

const yesAndNo = [
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
];

/** A field for one attribute. Its value has the server's format: a number with its unit. */
export function AttributeField({ name, attribute, doubt }: Props) {
  const units = useUnits();
  const id = useId();
  const [field, { touched, error }, { setValue }] = useField<string | undefined>({
    name: `attributes.${name}`,
    validate: (value?: string) => faultOf(attribute, value ?? '', units),
  });
  const shown = touched && error ? error : undefined;
  const value = field.value ?? '';
  const control = {
    id,
    name: field.name,
    onBlur: field.onBlur,
    'aria-describedby': noteIdOf(id),
    'aria-invalid': shown !== undefined,
  };
  const { type, choices, label, hint, maxLength } = attribute;
  const options =
    type === 'boolean' ? yesAndNo : choices.map((choice) => ({ value: choice, text: choice }));
  return (
    <FieldLayout id={id} label={label} error={shown} hint={(touched && doubt) || hint}>
      {type === 'number' ? (
        <Measure
          {...{ attribute, units, value, control }}
          onChange={(next) => void setValue(next)}
        />
      ) : type === 'text' ? (
        <OutlinedInput
          size="small"
          value={value}
          onChange={({ target }) => void setValue(target.value)}
          slotProps={{ input: { ...control, maxLength: maxLength ?? undefined } }}
          sx={{ '& input': { py: 1.375 } }}
        />
      ) : (
        <NativeSelect
          input={<OutlinedInput size="small" />}
          inputProps={{ ...control, value, onChange: field.onChange }}
          sx={{ '& select': { py: 1.375 } }}
        >
          <option value="">Not stated</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldLayout>
  );
}

type MeasureProps = {
  attribute: Attribute;
  units: Units;
  value: string;
  control: object;
  onChange: (value: string) => void;
};

/** A number in the reader's unit, or in a typed one. */
function Measure({ attribute: { unit }, units, value, control, onChange }: MeasureProps) {
  const read = () => {
    const number = value === '' ? null : readMeasure(value, unit);
    return typeof number === 'number' ? writeMeasure(number, unit, units) : value;
  };
  const [typed, setTyped] = useState({ value, units, text: read() });
  const isTyped = typed.value === value && typed.units === units;
  const own = unit && unitIn(unit, units);
  const shown = isTyped ? typed.text : read();
  return (
    <OutlinedInput
      size="small"
      value={shown}
      onChange={({ target: { value: text } }) => {
        const next = own && /^[\d\s.,]*\d[\d\s.,]*$/.test(text) ? `${text.trim()} ${own}` : text;
        setTyped({ value: next, units, text });
        onChange(next);
      }}
      endAdornment={own && !hasUnit(shown) && <InputAdornment position="end">{own}</InputAdornment>}
      slotProps={{
        input: { ...control, inputMode: 'decimal', maxLength: 30, autoComplete: 'off' },
      }}
      sx={{ '& input': { py: 1.375 } }}
    />
  );
}

/** Checks a number against bounds in the reader's unit. */
function faultOf(attribute: Attribute, value: string, units: Units) {
  if (value.trim() === '') return undefined;
  const reading = readAttribute(attribute, value);
  if (!('fault' in reading)) return undefined;
  const { type, unit, min, max, whole } = attribute;
  if (type !== 'number' || min === null || max === null) return reading.fault;
  const [least, most] = [min, max].map((bound) => measureText(bound, unit, units));
  return `must be ${whole ? 'a whole number ' : ''}between ${least} and ${most}`;
}

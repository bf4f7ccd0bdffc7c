import { type AttributeName, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { AttributeFilter as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { fold } from '@fitness-zone/contract/search/words.ts';
import {
  hasUnit,
  rangeText,
  readMeasure,
  unitIn,
  writeMeasure,
} from '@fitness-zone/contract/units/units.ts';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import type { AttributeFilter, FactFilters_FacetsFragment } from '../../../../generated/graphql.ts';
import { countText } from '../../../../lib/countText.ts';
import { useUnits } from '../../../units/useUnits.ts';
import type { FactChange } from '../factFilters.ts';
import { FilterCheckbox } from './FilterCheckbox.tsx';
import { RangeFields } from './RangeFields.tsx';
import { readRange, type TypedBound } from './typedRange.ts';

type Facet = FactFilters_FacetsFragment['attributes'][number];

type Props = {
  name: AttributeName;
  /** the values in the list; null if there are none, undefined until known */
  facet: Facet | null | undefined;
  chosen: AttributeFilter | undefined;
  onChange: (change: FactChange, options?: { replace: boolean }) => void;
};

/** Fields for a condition on a fact: a range, yes or no, or values that products have. */
export function FactFields({ facet, ...props }: Props) {
  const { type, unit, label } = attributes[props.name];
  const units = useUnits();
  const noun = unit && !label.includes(' ') ? `a ${label.toLowerCase()}` : 'this detail';
  return (
    <>
      {type === 'number' ? <Range {...props} /> : <Values facet={facet} {...props} />}
      {facet !== undefined && (
        <FormHelperText sx={{ mx: 0 }}>
          {countText(facet?.count ?? 0, 'listing')} {facet?.count === 1 ? 'gives' : 'give'} {noun}
          {facet?.min != null &&
            facet.max != null &&
            `: ${rangeText([facet.min, facet.max], unit, units)}`}
        </FormHelperText>
      )}
    </>
  );
}

function Range({ name, chosen, onChange }: Omit<Props, 'facet'>) {
  const units = useUnits();
  const { unit } = attributes[name];
  const own = unit && unitIn(unit, units);
  const readBound = (text: string): TypedBound => {
    const value = readMeasure(text, unit, own ?? '');
    if (typeof value === 'number' && value >= bounds.min.min && value <= bounds.max.max) {
      return { value };
    }
    return { value: null, error: `Enter a number${own ? ` in ${own}, such as 20` : ''}.` };
  };
  return (
    <RangeFields
      names={['Minimum', 'Maximum']}
      min={chosen?.min ?? null}
      max={chosen?.max ?? null}
      read={(from, to) => readRange([from, to], readBound, 'The maximum is below the minimum.')}
      write={(value) => writeMeasure(value, unit, units)}
      onChange={(range) => onChange(() => ({ name, ...range }), { replace: true })}
      unitOf={(text) =>
        own && !hasUnit(text) && <InputAdornment position="end">{own}</InputAdornment>
      }
    />
  );
}

function Values({ name, facet, chosen, onChange }: Props) {
  const isYesNo = attributes[name].type === 'boolean';
  const asked = askedValues(chosen);
  const counted = facet?.values ?? [];
  const countOf = (value: string) => counted.find((one) => isSame(one.value, value))?.count ?? 0;
  const values = isYesNo
    ? ['true', 'false']
    : [...counted.map(({ value }) => value), ...asked.filter((value) => countOf(value) === 0)];
  const toggle = (value: string) =>
    onChange((now) => {
      const others = askedValues(now).filter((one) => !isSame(one, value));
      const isChosen = others.length === askedValues(now).length;
      if (isYesNo) return { name, is: isChosen ? value === 'true' : null };
      return { name, values: isChosen ? [...others, value] : others };
    });
  return (
    <>
      {values.map((value) => (
        <FilterCheckbox
          key={value}
          text={isYesNo ? (value === 'true' ? 'Yes' : 'No') : value}
          count={facet === undefined ? undefined : countOf(value)}
          checked={asked.some((one) => isSame(one, value))}
          onChange={() => toggle(value)}
        />
      ))}
    </>
  );
}

const askedValues = (fact: AttributeFilter | undefined): readonly string[] =>
  fact?.is == null ? (fact?.values ?? []) : [String(fact.is)];

const isSame = (one: string, other: string): boolean => fold(one) === fold(other);

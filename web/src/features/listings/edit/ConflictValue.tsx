import { attributes, isAttributeName } from '@fitness-zone/contract/catalog/attributes.ts';
import { readMeasure } from '@fitness-zone/contract/units/units.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Condition } from '../../../generated/graphql.ts';
import { conditionLabels } from '../../product/condition/condition.ts';
import { factText } from '../../product/facts/facts.ts';
import { useUnits } from '../../units/useUnits.ts';
import { attributesInput } from '../form/attributeValues.ts';
import type { Field, ProductValues } from '../form/productFields.ts';

type Props = {
  field: Field;
  values: ProductValues;
  /** ISO 4217 */
  currency: string;
  categories: readonly { id: string; title: string }[];
};

/** A field's value in readable form. */
export function ConflictValue({ field, values, currency, categories }: Props) {
  if (field === 'images') return <Photos photos={values.images} />;
  if (field === 'attributes') return <Attributes values={values.attributes} />;
  const text = {
    categoryId: () => categories.find(({ id }) => id === values.categoryId)?.title,
    condition: () => conditionLabels[values.condition as Condition],
    originalPrice: () => `${values.originalPrice} ${currency.toUpperCase()}`,
    resalePrice: () => `${values.resalePrice} ${currency.toUpperCase()}`,
  };
  const shown = field in text ? text[field as keyof typeof text]() : values[field];
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {shown || 'Empty'}
    </Typography>
  );
}

function Attributes({ values }: { values: ProductValues['attributes'] }) {
  const units = useUnits();
  const lines = attributesInput(values).flatMap(({ name, value }) => {
    if (!isAttributeName(name)) return [];
    const attribute = attributes[name];
    const number = attribute.type === 'number' ? readMeasure(value, attribute.unit) : null;
    const read = typeof number === 'number' ? String(number) : value;
    return `${attribute.label}: ${factText({ name, attribute, value: read }, units)}`;
  });
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {lines.join('\n') || 'Empty'}
    </Typography>
  );
}

function Photos({ photos }: { photos: ProductValues['images'] }) {
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {photos.map(({ key, url, file, description }, index) => (
        <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {url && (
            <Box
              component="img"
              src={url}
              alt={`Photo ${index + 1}`}
              sx={{ flexShrink: 0, width: 64, height: 48, objectFit: 'contain' }}
            />
          )}
          <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
            {description || file?.name || 'No description'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

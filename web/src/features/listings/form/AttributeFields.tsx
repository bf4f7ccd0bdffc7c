import { doubtsOf } from '@fitness-zone/contract/catalog/attribute-doubts.ts';
import { readAttribute } from '@fitness-zone/contract/catalog/attribute-values.ts';
import {
  type AttributeName,
  attributes,
  isAttributeName,
} from '@fitness-zone/contract/catalog/attributes.ts';
import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useCategoryAttributesQuery } from '../../../generated/listings.ts';
import { graphql } from '../../../lib/graphql.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useUnits } from '../../units/useUnits.ts';
import { AttributeField } from './AttributeField.tsx';
import type { AttributeValues } from './attributeValues.ts';
import { FactIdeas } from './FactIdeas.tsx';
import type { ProductValues } from './productFields.ts';
import { useFittingAttributes } from './useFittingAttributes.ts';

graphql(`
  query CategoryAttributes($id: ID!) {
    category(id: $id) {
      title
      attributes {
        name
      }
    }
  }
`);

const shownAtFirst = 6;

const grid = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } } as const;

/** Puts the attributes that buyers filter by first. */
const filtersFirst = (names: readonly AttributeName[]): AttributeName[] =>
  names.toSorted(
    (one, other) => Number(attributes[other].filters) - Number(attributes[one].filters),
  );

/** Questions about doubtful values, as far as the typed text can be read. */
function useDoubts(title: string, values: AttributeValues) {
  const facts = Object.entries(values).flatMap(([name, text]) => {
    if (!isAttributeName(name) || text.trim() === '') return [];
    const reading = readAttribute(attributes[name], text);
    return 'value' in reading ? [{ name, value: reading.value }] : [];
  });
  return doubtsOf(title, facts, useUnits());
}

/** The attributes of the chosen category. All are optional. */
export function AttributeFields() {
  const { values, errors } = useFormikContext<ProductValues>();
  const { categoryId } = values;
  const { data, previousData } = useCategoryAttributesQuery({
    variables: { id: categoryId },
    skip: categoryId === '',
  });
  const category = data?.category;
  const names = category?.attributes.map(({ name }) => name).filter(isAttributeName);
  const dropped = useFittingAttributes(category?.title, names);
  const shown = names ?? previousData?.category?.attributes.map(({ name }) => name) ?? [];
  const [isWhole, setWhole] = useState(false);
  const titleId = useId();
  const offered = filtersFirst(shown.filter(isAttributeName));
  const doubts = useDoubts(category?.title ?? '', values.attributes);
  const later = offered.slice(shownAtFirst);
  const isOpen = isWhole || later.some((name) => values.attributes[name]);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 2.5 }, border: 1, borderColor: 'divider', borderRadius: '12px' }}
    >
      <Typography id={titleId} variant="h6" component="h2">
        Details
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {categoryId === ''
          ? 'Choose a category, and we’ll ask for its weight, size and more.'
          : 'All optional. Buyers filter and compare by them.'}
      </Typography>
      <Box role="status">
        {dropped && (
          <Typography variant="body2" sx={{ mb: 2, p: 1.5, borderRadius: '10px', bgcolor: 'tint' }}>
            {dropped}
          </Typography>
        )}
      </Box>
      {typeof errors.attributes === 'string' && (
        <FormHelperText error role="alert" sx={{ mx: 0, mb: 2 }}>
          {errors.attributes}
        </FormHelperText>
      )}
      {names && <FactIdeas names={names} />}
      {categoryId !== '' && offered.length === 0 && <Skeleton variant="rounded" height={160} />}
      {categoryId !== '' && (
        <Box sx={grid}>
          {(isOpen ? offered : offered.slice(0, shownAtFirst)).map((name: AttributeName) => (
            <AttributeField
              key={name}
              name={name}
              attribute={attributes[name]}
              doubt={doubts.get(name)}
            />
          ))}
        </Box>
      )}
      {categoryId !== '' && !isOpen && later.length > 0 && (
        <Button
          onClick={() => setWhole(true)}
          endIcon={<Icon path={mdiChevronDown} />}
          sx={{ mt: 1.5, mx: -1 }}
        >
          Show {later.length} more
        </Button>
      )}
    </Box>
  );
}

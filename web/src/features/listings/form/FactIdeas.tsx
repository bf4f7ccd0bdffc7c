import { type AttributeName, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useFactIdeasQuery } from '../../../generated/listings.ts';
import { useSettled } from '../../../lib/controls/useSettled.ts';
import { graphql } from '../../../lib/graphql.ts';
import { factIdeas } from './factIdeas.ts';
import type { ProductValues } from './productFields.ts';

// Requests no entries, so the server doesn't count it as a search.
graphql(`
  query FactIdeas($categoryIds: [ID!]!) {
    products(filter: { categoryIds: $categoryIds }, first: 1) {
      facets {
        attributes {
          name
          values {
            value
          }
        }
      }
    }
  }
`);

/** The values that the product's name suggests, as chips that fill empty fields. Typed values are never overwritten. */
export function FactIdeas({ names }: { names: readonly AttributeName[] }) {
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const productName = useSettled(values.productName);
  const { data } = useFactIdeasQuery({
    variables: { categoryIds: [values.categoryId] },
    skip: values.categoryId === '' || productName.trim() === '',
    fetchPolicy: 'no-cache',
  });
  const known = Object.fromEntries(
    (data?.products.facets?.attributes ?? []).map(({ name, values: stated }) => [
      name,
      stated.map(({ value }) => value),
    ]),
  );
  const ideas = factIdeas(productName, names, known).filter(
    ({ name }) => (values.attributes[name] ?? '').trim() === '',
  );
  if (ideas.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      <Typography variant="body2" color="textSecondary">
        From the name:
      </Typography>
      {ideas.map(({ name, value }) => {
        const { label, type } = attributes[name];
        return (
          <Chip
            key={name}
            variant="outlined"
            label={type === 'boolean' ? label : `${label}: ${value}`}
            aria-label={`Fill in ${label}: ${type === 'boolean' ? 'Yes' : value}`}
            onClick={() => void setFieldValue(`attributes.${name}`, value)}
          />
        );
      })}
    </Box>
  );
}

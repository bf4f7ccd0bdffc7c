import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useCategoryIdeaQuery } from '../../../generated/listings.ts';
import { useSettled } from '../../../lib/controls/useSettled.ts';
import { graphql } from '../../../lib/graphql.ts';
import type { ProductValues } from './productFields.ts';

// Requests no entries, so the server doesn't count it as a search.
graphql(`
  query CategoryIdea($name: String!) {
    products(filter: { text: $name }, first: 1) {
      facets {
        categories {
          category {
            title
          }
          count
        }
      }
    }
  }
`);

const leastLetters = 4;

/** Proposes the category with the most products similar to the typed name, until one is chosen. */
export function CategoryIdea() {
  const { values, setFieldValue } = useFormikContext<ProductValues>();
  const name = useSettled(values.productName).trim();
  const { data } = useCategoryIdeaQuery({
    variables: { name },
    skip: values.categoryId !== '' || name.length < leastLetters,
    fetchPolicy: 'no-cache',
  });
  const best = data?.products.facets?.categories[0];
  if (!best || values.categoryId !== '') return null;
  const { id, title } = best.category;
  return (
    <>
      Most similar products are in {title}.{' '}
      <Button
        size="small"
        onClick={() => void setFieldValue('categoryId', id)}
        sx={{ my: -0.5, minWidth: 0, verticalAlign: 'baseline' }}
      >
        Choose {title}
      </Button>
    </>
  );
}

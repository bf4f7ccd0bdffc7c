import Box from '@mui/material/Box';
import { useState } from 'react';
import type { CategoryChoice_ProductsFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { FilterCheckbox } from './FilterCheckbox.tsx';

graphql(`
  fragment CategoryChoice_products on ProductConnection {
    facets {
      categories {
        category {
          id
        }
        count
      }
    }
  }
`);

type Props = {
  /** empty until known */
  categories?: readonly { id: string; title: string }[];
  /** the list, for the number of products in each */
  products?: FragmentType<CategoryChoice_ProductsFragment>;
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

/** The categories that a list is narrowed to. Closed at first, unless one is set: the sidebar links to each of them. */
export function CategoryChoice({ categories = [], products, chosen, onToggle }: Props) {
  const facets = unmask<CategoryChoice_ProductsFragment>(products)?.facets;
  const counts = new Map(facets?.categories.map(({ category, count }) => [category.id, count]));
  const [open] = useState(chosen.length > 0);
  return (
    <Box component="details" open={open} sx={{ flexBasis: { md: '100%' } }}>
      <Box component="summary" sx={{ typography: 'subtitle2', cursor: 'pointer', py: 0.25 }}>
        Category{chosen.length > 0 && ` (${chosen.length})`}
      </Box>
      <Box
        role="group"
        aria-label="Category"
        sx={{
          mt: 0.5,
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { md: 'repeat(auto-fill, minmax(180px, 1fr))' },
        }}
      >
        {categories.map(({ id, title }) => (
          <FilterCheckbox
            key={id}
            text={title}
            count={facets ? (counts.get(id) ?? 0) : undefined}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </Box>
    </Box>
  );
}

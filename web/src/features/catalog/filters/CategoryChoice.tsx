import Box from '@mui/material/Box';
import { useState } from 'react';
import { FilterCheckbox } from './FilterCheckbox.tsx';

type Props = {
  categories: readonly { id: string; title: string }[];
  /** how many products the list would have of each; none where it says nothing */
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  onToggle: (id: string) => void;
};

/** The categories that a list is narrowed to. Closed at first, unless one is set: the sidebar links to each of them. */
export function CategoryChoice({ categories, counts, chosen, onToggle }: Props) {
  const [open] = useState(chosen.length > 0);
  return (
    <Box component="details" open={open}>
      <Box component="summary" sx={{ typography: 'subtitle2', cursor: 'pointer', py: 0.25 }}>
        Category{chosen.length > 0 && ` (${chosen.length})`}
      </Box>
      <Box role="group" aria-label="Category" sx={{ mt: 0.5 }}>
        {categories.map(({ id, title }) => (
          <FilterCheckbox
            key={id}
            text={title}
            count={counts.get(id) ?? 0}
            checked={chosen.includes(id)}
            onChange={() => onToggle(id)}
          />
        ))}
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { TownChoice_ProductsFragment } from '../../../../generated/graphql.ts';
import { type FragmentType, graphql, unmask } from '../../../../lib/graphql.ts';
import { FilterCheckbox } from './FilterCheckbox.tsx';

graphql(`
  fragment TownChoice_products on ProductConnection {
    facets {
      towns {
        town
        count
      }
    }
  }
`);

type Props = {
  products: FragmentType<TownChoice_ProductsFragment> | undefined;
  chosen: readonly string[];
  onToggle: (town: string) => void;
};

/** Number of towns shown before "show all". */
const fewTowns = 6;

/** With the number of products in each. */
export function TownChoice({ products, chosen, onToggle }: Props) {
  const facets = unmask<TownChoice_ProductsFragment>(products)?.facets;
  const [showsAll, showAll] = useState(false);
  const counted = facets?.towns ?? [];
  const counts = new Map(counted.map(({ town, count }) => [town, count]));
  const first = showsAll ? counted : counted.slice(0, fewTowns);
  const towns = [...new Set([...first.map(({ town }) => town), ...chosen])];
  if (towns.length === 0) return null;
  return (
    <Box role="group" aria-label="Town" sx={{ flex: { md: '1 1 420px' } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ typography: 'subtitle2' }}>
          Town
        </Box>
        {counted.length > fewTowns && (
          <Button size="small" onClick={() => showAll(!showsAll)} sx={{ my: -0.5 }}>
            {showsAll ? 'Fewer towns' : `All ${counted.length} towns`}
          </Button>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: { md: 'repeat(auto-fill, minmax(170px, 1fr))' },
        }}
      >
        {towns.map((town) => (
          <FilterCheckbox
            key={town}
            text={town}
            count={facets ? (counts.get(town) ?? 0) : undefined}
            checked={chosen.includes(town)}
            onChange={() => onToggle(town)}
          />
        ))}
      </Box>
    </Box>
  );
}

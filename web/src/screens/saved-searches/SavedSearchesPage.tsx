import Box from '@mui/material/Box';
import type { Prefetch } from '../../apollo/prefetch.ts';
import { filterAt } from '../../features/finding/filters/filterAt.ts';
import { filterRestrictions } from '../../features/finding/filters/filterRestrictions.ts';
import { SavedSearchList } from '../../features/saved-searches/SavedSearchList.tsx';
import { useUnits } from '../../features/units/useUnits.ts';
import { SavedSearchesDocument } from '../../generated/saved-searches.ts';
import { useConfig } from '../../lib/config.ts';
import { PageTitle } from '../../ui/page/PageTitle.tsx';

export const prefetch: Prefetch = (client) => client.query({ query: SavedSearchesDocument });

/** The searches that notify of new listings and price drops. */
export function SavedSearchesPage() {
  const { currency } = useConfig();
  const units = useUnits();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageTitle
        title="Saved Searches"
        lead="We notify you of new listings and price drops that match. You can save up to 50 searches."
      />
      <SavedSearchList
        describe={(path, categories) => {
          const filter = filterAt(path, currency);
          const titleOf = (id: string) => categories.find((category) => category.id === id)?.title;
          const parts = filterRestrictions(filter, {
            currency,
            units,
            categoryTitle: (id) => titleOf(id) ?? 'Deleted category',
          });
          return {
            words: parts.map(({ name }) => name).join(' · '),
            canMatch: !filter.categoryIds?.length || filter.categoryIds.some(titleOf),
          };
        }}
      />
    </Box>
  );
}

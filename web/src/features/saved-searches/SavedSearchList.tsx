import { mdiBellPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { useSavedSearchesQuery } from '../../generated/saved-searches.ts';
import { graphql } from '../../lib/graphql.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { TableSkeleton } from '../../ui/state/Skeletons.tsx';
import { BrowseLink } from '../browsing/BrowseLink.tsx';
import { SavedSearchItem } from './SavedSearchItem.tsx';
import { saveSearchLabel } from './saveSearchLabel.ts';

graphql(`
  query SavedSearches {
    mySavedSearches {
      path
      ...SavedSearchItem_search
    }
    categories {
      title
    }
  }
`);

type Category = { id: string; title: string };

type Props = {
  /** describes the search at an address, and tells whether any of its categories still exists */
  describe: (path: string, categories: readonly Category[]) => { words: string; canMatch: boolean };
};

/** The account's saved searches, newest first. */
export function SavedSearchList({ describe }: Props) {
  const { data, error, refetch } = useSavedSearchesQuery();
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <TableSkeleton />;
  const { mySavedSearches, categories } = data;
  if (mySavedSearches.length === 0) {
    return (
      <EmptyState icon={mdiBellPlusOutline} title="No saved searches yet" action={<BrowseLink />}>
        Search or filter the listings, then choose “{saveSearchLabel}” above the results. It works
        without results, too.
      </EmptyState>
    );
  }
  return (
    <Box component="ul" aria-label="Saved searches" sx={list}>
      {mySavedSearches.map((search) => (
        <li key={search.id}>
          <SavedSearchItem search={search} {...describe(search.path, categories)} />
        </li>
      ))}
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 } as const;

import type { ApolloCache } from '@apollo/client';
import { refTo } from '../../apollo/connections/editConnections.ts';
import { expireField } from '../../apollo/races/staleQueries.ts';
import {
  type DeleteSavedSearchMutationOptions,
  MySavedSearchesInCacheDocument,
  type SaveSearchMutationOptions,
  type StopAlertMailsMutationOptions,
  type UpdateSavedSearchMutationOptions,
} from '../../generated/saved-searches.ts';
import { graphql } from '../../lib/graphql.ts';

graphql(`
  query MySavedSearchesInCache {
    mySavedSearches {
      id
    }
  }
`);

type Search = { __typename?: 'SavedSearch'; id: string };

const changeSearches = (
  cache: ApolloCache,
  change: (searches: readonly Search[]) => readonly Search[],
): unknown =>
  cache.updateQuery({ query: MySavedSearchesInCacheDocument, optimistic: true }, (data) =>
    data ? { mySavedSearches: [...change(data.mySavedSearches)] } : undefined,
  );

/** Adds a search to the start of the cached list. Can run twice. */
export const addSavedSearch = (cache: ApolloCache, id: string): unknown =>
  changeSearches(cache, (searches) =>
    searches.some((search) => search.id === id)
      ? searches
      : [{ __typename: 'SavedSearch', id }, ...searches],
  );

/** Removes a search from the cached list. Can run twice. */
export const removeSavedSearch = (cache: ApolloCache, id: string): unknown =>
  changeSearches(cache, (searches) => searches.filter((search) => search.id !== id));

/** Saves a search. The dialog shows a refusal. */
export const saveSearchOptions: SaveSearchMutationOptions = {
  toastMessage: (outcome) => (outcome.ok ? outcome.message : null),
};

/** Changes a saved search. Success is visible on the spot; only a failure needs a toast. */
export const updateSavedSearchOptions: UpdateSavedSearchMutationOptions = {
  toastMessage: (outcome) => (outcome.ok ? null : outcome.refusal.message),
  optimisticUpdate(cache, { id, input: { mail, paused } }) {
    cache.modify({
      id: refTo('SavedSearch', id).__ref,
      fields: {
        ...(mail && { mail: () => mail }),
        ...(paused != null && { paused: () => paused }),
      },
    });
  },
};

/** Changes a saved search in a dialog, which shows a refusal. */
export const editSavedSearchOptions: UpdateSavedSearchMutationOptions = {
  ...updateSavedSearchOptions,
  toastMessage: (outcome) => (outcome.ok ? outcome.message : null),
};

/** Deletes a saved search. */
export const deleteSavedSearchOptions: DeleteSavedSearchMutationOptions = {
  optimisticUpdate: (cache, { id }) => void removeSavedSearch(cache, id),
};

/** Turns off the mails of a link; the page shows the outcome. */
export const stopAlertMailsOptions: StopAlertMailsMutationOptions = {
  toastMessage: () => null,
  // The link doesn't identify the search's owner.
  update: (cache) => expireField(cache, 'mySavedSearches'),
};

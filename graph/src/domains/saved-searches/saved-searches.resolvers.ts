import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { pathOf } from './saved-search.rules.ts';
import { mySavedSearches } from './saved-searches.queries.ts';
import { deleteSavedSearch, saveSearch, updateSavedSearch } from './saved-searches.service.ts';

export const savedSearchResolvers: Resolvers = {
  Query: { mySavedSearches: (_root, _args, context) => mySavedSearches(context) },
  Mutation: {
    saveSearch: mutation((context, { input }) => saveSearch(context, input)),
    updateSavedSearch: mutation((context, { id, input }) => updateSavedSearch(context, id, input)),
    deleteSavedSearch: mutation((context, { id }) => deleteSavedSearch(context, id)),
  },
  SavedSearch: {
    path: (search, _args, { config }) => pathOf(search, config.currency),
  },
};

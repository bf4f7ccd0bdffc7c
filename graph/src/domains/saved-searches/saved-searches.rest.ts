import { enumValues } from '@fitness-zone/contract/enums.ts';
import { type Static, Type } from 'typebox';
import type { Shop } from '../../context/shop.ts';
import { outcome, succeeded } from '../../rest/answers.ts';
import { inMinorUnits, inputSchema } from '../../rest/contract-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import type { SavedSearchRecord } from './saved-search.model.ts';
import { pathOf } from './saved-search.rules.ts';
import { mySavedSearches } from './saved-searches.queries.ts';
import { deleteSavedSearch, saveSearch, updateSavedSearch } from './saved-searches.service.ts';

const savedSearchShape = Type.Object(
  {
    _id: Type.String(),
    name: Type.String(),
    path: Type.String({ description: 'Address of the list with this search.' }),
    mail: Type.Enum(Object.values(enumValues.AlertMail)),
    paused: Type.Boolean(),
    createdAt: Type.Number({ description: 'Milliseconds since 1970.' }),
    lastAlertAt: Type.Optional(
      Type.Number({ description: 'Milliseconds since 1970; absent before the first alert.' }),
    ),
  },
  { title: 'SavedSearch' },
);

const savedOutcome = Type.Object(
  { ...outcome.properties, savedSearch: savedSearchShape },
  { title: 'SavedSearchOutcome' },
);

/** The REST paths of saved searches. */
export const savedSearchRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/mySavedSearches',
    summary: "The caller's saved searches, newest first, at most 50",
    bearer: true,
    response: Type.Array(savedSearchShape),
    handler: async ({ context }) =>
      (await mySavedSearches(context)).map((search) => show(context, search)),
  }),
  route({
    method: 'POST',
    url: '/saveSearch',
    summary: 'Save a search: new and cheaper products that match it notify',
    bearer: true,
    body: inputSchema('SaveSearchInput'),
    response: savedOutcome,
    handler: async ({ context, body }) => {
      const input = inMinorUnits('SaveSearchInput', body, context.config.currency);
      const { savedSearch, ...saved } = await saveSearch(context, input);
      return { ...succeeded(saved), savedSearch: show(context, savedSearch) };
    },
  }),
  route({
    method: 'PATCH',
    url: '/updateSavedSearch',
    summary: 'Rename, change, pause or resume a saved search of the caller',
    bearer: true,
    querystring: inputSchema('MutationUpdateSavedSearchArgs', { omit: ['input'] }),
    body: inputSchema('UpdateSavedSearchInput'),
    response: savedOutcome,
    handler: async ({ context, query, body }) => {
      const input = inMinorUnits('UpdateSavedSearchInput', body, context.config.currency);
      const { savedSearch, ...saved } = await updateSavedSearch(context, query.id, input);
      return { ...succeeded(saved), savedSearch: show(context, savedSearch) };
    },
  }),
  route({
    method: 'DELETE',
    url: '/deleteSavedSearch',
    summary: 'Delete a saved search of the caller',
    bearer: true,
    querystring: inputSchema('MutationDeleteSavedSearchArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await deleteSavedSearch(context, query.id)),
  }),
];

function show(
  { config }: Pick<Shop, 'config'>,
  search: SavedSearchRecord,
): Static<typeof savedSearchShape> {
  const { _id, name, mail, paused, createdAt, lastAlertAt } = search;
  return {
    _id: _id.toHexString(),
    name,
    path: pathOf(search, config.currency),
    mail,
    paused,
    createdAt: createdAt.getTime(),
    ...(lastAlertAt && { lastAlertAt: lastAlertAt.getTime() }),
  };
}

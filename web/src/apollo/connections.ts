import {
  type ApolloCache,
  fieldNameFromStoreName,
  type ModifierDetails,
  type Reference,
} from '@apollo/client/cache';
import { findRecords } from './findRecords.ts';
import {
  placeOf,
  type StoredEdge,
  type StoredList,
  standardPageSize,
  withEnds,
} from './keysetList.ts';

/** A connection in the cache: a field of the query root, or of the record `of`. */
export type List = { field: ListField; of?: Reference | undefined };
const listFields = [
  'products',
  'myProducts',
  'bookingList',
  'wishList',
  'users',
  'purchases',
  'sales',
  'payments',
] as const;
export type ListField = (typeof listFields)[number];

/** The record that a type and an id stand for in the cache. */
export const refTo = (typename: string, id: string): Reference => ({ __ref: `${typename}:${id}` });

/** What a list was asked for with, for example `{ role: 'BUYER' }`. */
export type ListArguments = Record<string, unknown>;

/**
 * Puts a record at its place into every cached variant of a list that holds it by `belongs`, and
 * takes it out of all others. Does nothing where it is there already, and nothing where its place
 * lies beyond the pages that were loaded. May run twice.
 */
export function placeInLists(
  cache: ApolloCache,
  list: List,
  record: Reference,
  belongs: (args: ListArguments) => boolean,
): void {
  editLists(cache, list, (stored, args) =>
    belongs(args) ? withEntry(stored, record) : withoutEntry(stored, record),
  );
}

/** Puts a record at its place into every cached variant of a list. May run twice. */
export const addToConnection = (cache: ApolloCache, list: List, record: Reference): void =>
  placeInLists(cache, list, record, () => true);

/** Takes a record out of every cached variant of a list. May run twice. */
export const removeFromConnection = (cache: ApolloCache, list: List, record: Reference): void =>
  placeInLists(cache, list, record, () => false);

/** Takes the records that answer to `fits` out of every cached variant of a list. May run twice. */
export function removeWhere(
  cache: ApolloCache,
  list: List,
  fits: (record: Reference, readField: ModifierDetails['readField']) => boolean,
): void {
  editLists(cache, list, (stored, _args, { readField }) => {
    const edges = stored.edges.filter((edge) => !fits(edge.node, readField));
    return edges.length === stored.edges.length ? stored : withEnds({ ...stored, edges });
  });
}

/** Cuts every list to what one query asks for, so that asking again makes all of it true. */
export function shortenLists(cache: ApolloCache): void {
  const shorten = (list: StoredList) =>
    list.edges.length <= standardPageSize
      ? list
      : withEnds({
          ...list,
          edges: list.edges.slice(0, standardPageSize),
          ...(list.pageInfo && { pageInfo: { ...list.pageInfo, hasNextPage: true } }),
        });
  for (const field of listFields) editLists(cache, { field }, shorten);
  for (const id of findRecords(cache, 'Category', () => true)) {
    editLists(cache, { field: 'products', of: refTo('Category', id) }, shorten);
  }
}

function editLists(
  cache: ApolloCache,
  { field, of }: List,
  edit: (list: StoredList, args: ListArguments, details: ModifierDetails) => StoredList,
): void {
  cache.modify<Record<string, StoredList>>({
    id: of?.__ref ?? 'ROOT_QUERY',
    fields: {
      [field]: (stored, details) =>
        edit(stored as StoredList, argumentsOf(details.storeFieldName), details) as never,
    },
  });
}

/** The key arguments as the cache wrote them behind the field's name: `users:{"role":"BUYER"}`. */
function argumentsOf(storeFieldName: string): ListArguments {
  const json = storeFieldName.slice(fieldNameFromStoreName(storeFieldName).length + 1);
  return json ? (JSON.parse(json) as ListArguments) : {};
}

function withEntry(list: StoredList, node: Reference): StoredList {
  if (list.edges.some((edge) => edge.node.__ref === node.__ref)) return list;
  const place = placeOf(node);
  const index = list.edges.findIndex((edge) => placeOf(edge.node) < place);
  if (index === -1 && list.pageInfo?.hasNextPage) return list;
  const edge: StoredEdge = {
    __typename: list.__typename?.replace(/Connection$/, 'Edge') ?? '',
    cursor: place,
    node,
  };
  const edges = list.edges.toSpliced(index === -1 ? list.edges.length : index, 0, edge);
  return withEnds({ ...list, edges });
}

function withoutEntry(list: StoredList, node: Reference): StoredList {
  const edges = list.edges.filter((edge) => edge.node.__ref !== node.__ref);
  return edges.length === list.edges.length ? list : withEnds({ ...list, edges });
}

import {
  type ApolloCache,
  fieldNameFromStoreName,
  type ModifierDetails,
  type Reference,
} from '@apollo/client/cache';
import { findRecords } from '../findRecords.ts';
import {
  compareCursors,
  cursorOf,
  defaultPageSize,
  newestFirstCursor,
  type StoredEdge,
  type StoredList,
  withEndCursors,
} from './keysetList.ts';

/** A connection in the cache: a field of the query root, or of the record `of`. */
export type List = { field: ListField; of?: Reference | undefined };
const listFields = [
  'products',
  'adminProducts',
  'myProducts',
  'bookingList',
  'wishList',
  'users',
  'adminPeople',
  'purchases',
  'sales',
  'adminPayments',
  'adminAuditLog',
  'notifications',
  'threads',
  'adminReports',
  'adminSignIns',
  'offers',
] as const;
/** The lists of records, by their type. */
const recordLists = {
  Category: ['products'],
  User: ['productsForSale', 'productsSold', 'reviews'],
  Thread: ['messages'],
} as const;
type RecordListField = (typeof recordLists)[keyof typeof recordLists][number];
type ListField = (typeof listFields)[number] | RecordListField;

/** The cache's reference to a record. */
export const refTo = (typename: string, id: string): Reference => ({ __ref: `${typename}:${id}` });

/** The arguments of a list that are part of its cache key, for example `{ filter: { role: 'BUYER' } }`. */
type ListArguments = Record<string, unknown>;

/**
 * Inserts a record in list order into every cached variant of a list for whose arguments `belongs` is
 * true, and removes it from all others. Changes nothing where the list has it already, or where it
 * would come after the pages loaded so far. Can run twice.
 */
export function updateLists(
  cache: ApolloCache,
  list: List,
  record: Reference,
  belongs: (args: ListArguments) => boolean,
): void {
  editLists(cache, list, (stored, args) =>
    belongs(args)
      ? withEntry(stored, record, newestFirstCursor(record))
      : withoutEntry(stored, record),
  );
}

/** Inserts a record in list order into every cached variant of a list. Can run twice. */
export const addToConnection = (cache: ApolloCache, list: List, record: Reference): void =>
  updateLists(cache, list, record, () => true);

/** Removes a record from every cached variant of a list. Can run twice. */
export const removeFromConnection = (cache: ApolloCache, list: List, record: Reference): void =>
  updateLists(cache, list, record, () => false);

/** Removes the records that match from every cached variant of a list. Can run twice. */
export function removeWhere(
  cache: ApolloCache,
  list: List,
  matches: (record: Reference, readField: ModifierDetails['readField']) => boolean,
): void {
  editLists(cache, list, (stored, _args, { readField }) => {
    const edges = stored.edges.filter((edge) => !matches(edge.node, readField));
    return edges.length === stored.edges.length ? stored : withEndCursors({ ...stored, edges });
  });
}

/** Cuts every cached list to its first page, so that refetching the query refreshes all of it. */
export function shortenLists(cache: ApolloCache): void {
  for (const field of listFields) editLists(cache, { field }, firstPage);
  for (const [typename, fields] of Object.entries(recordLists)) {
    for (const id of findRecords(cache, typename, () => true)) {
      for (const field of fields) editLists(cache, { field, of: refTo(typename, id) }, firstPage);
    }
  }
}

/** The first page of a list. */
export const firstPage = (list: StoredList): StoredList =>
  list.edges.length <= defaultPageSize
    ? list
    : withEndCursors({
        ...list,
        edges: list.edges.slice(0, defaultPageSize),
        ...(list.pageInfo && { pageInfo: { ...list.pageInfo, hasNextPage: true } }),
      });

/** Edits every cached variant of a list. */
export function editLists(
  cache: ApolloCache,
  { field, of }: List,
  edit: (list: StoredList, args: ListArguments, details: ModifierDetails) => StoredList,
): void {
  cache.modify<Record<string, StoredList>>({
    id: of?.__ref ?? 'ROOT_QUERY',
    fields: {
      [field]: (stored, details) =>
        // Null where the record has no such list.
        (stored &&
          edit(stored as StoredList, argumentsOf(details.storeFieldName), details)) as never,
    },
  });
}

/** The key arguments, as the cache writes them after the field's name: `users:{"filter":{"role":"BUYER"}}`. */
function argumentsOf(storeFieldName: string): ListArguments {
  const json = storeFieldName.slice(fieldNameFromStoreName(storeFieldName).length + 1);
  return json ? (JSON.parse(json) as ListArguments) : {};
}

type Followed = { list: StoredList; by: 1 | 0 | -1; isCountKnown: boolean };

/**
 * A list without a filter after one of its records has changed: the record is at its place or gone, and counted. May run
 * twice.
 * @returns the list, by how many records it has grown, and whether that is known: the record may have been counted
 *   already where it stands on a page that is not loaded
 */
export function follow(
  stored: StoredList,
  record: Reference,
  { cursor, belongs }: { cursor: string; belongs: boolean },
): Followed {
  const list = belongs ? withEntry(stored, record, cursor) : withoutEntry(stored, record);
  const [was, is] = [hasEntry(stored, record), hasEntry(list, record)];
  const by = is && !was ? 1 : was && !belongs ? -1 : 0;
  const { totalCount } = stored;
  return {
    list: by !== 0 && totalCount != null ? { ...list, totalCount: totalCount + by } : list,
    by,
    isCountKnown: was || is || isLoadedAt(stored, cursor),
  };
}

/** Whether a place in a list is among the pages loaded so far, so that the list has what stands there. */
const isLoadedAt = ({ edges, pageInfo }: StoredList, cursor: string): boolean =>
  !pageInfo?.hasNextPage || edges.some((edge) => compareCursors(cursorOf(edge), cursor) > 0);

/** Whether a list has a record among the pages loaded so far. */
export const hasEntry = ({ edges }: StoredList, node: Reference): boolean =>
  edges.some((edge) => edge.node.__ref === node.__ref);

/** The list with a record at the place of its cursor, unless that is on a page that is not loaded yet. */
export function withEntry(list: StoredList, node: Reference, cursor: string): StoredList {
  const present = list.edges.find((edge) => edge.node.__ref === node.__ref);
  if (present && cursorOf(present) === cursor) return list;
  const others = withoutEntry(list, node);
  const { edges } = others;
  const index = edges.findIndex((edge) => compareCursors(cursorOf(edge), cursor) > 0);
  if (index === -1 && list.pageInfo?.hasNextPage) return others;
  const edge: StoredEdge = {
    __typename: list.__typename?.replace(/Connection$/, 'Edge') ?? '',
    cursor,
    node,
  };
  return withEndCursors({
    ...others,
    edges: edges.toSpliced(index === -1 ? edges.length : index, 0, edge),
  });
}

/** The list without a record. */
export function withoutEntry(list: StoredList, node: Reference): StoredList {
  const edges = list.edges.filter((edge) => edge.node.__ref !== node.__ref);
  return edges.length === list.edges.length ? list : withEndCursors({ ...list, edges });
}

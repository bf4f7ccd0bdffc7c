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
  type StoredConnection,
  type StoredEdge,
  withEndCursors,
} from './keysetConnection.ts';

/** A connection in the cache: a field of the query root, or of the record `of`. */
export type Connection = { field: ConnectionField; of?: Reference | undefined };
const rootConnections = [
  'products',
  'adminProducts',
  'myProducts',
  'bookingList',
  'wishList',
  'followedSellers',
  'users',
  'adminPeople',
  'adminPayments',
  'adminAuditLog',
  'notifications',
  'threads',
  'adminReports',
  'adminSignIns',
  'offers',
] as const;
const recordConnections = {
  Category: ['products'],
  User: ['productsForSale', 'productsSold', 'reviews'],
  Thread: ['messages'],
} as const;
type RecordConnectionField = (typeof recordConnections)[keyof typeof recordConnections][number];
type ConnectionField = (typeof rootConnections)[number] | RecordConnectionField;

/** The cache's reference to a record. */
export const refTo = (typename: string, id: string): Reference => ({ __ref: `${typename}:${id}` });

/** The arguments of a connection that are part of its cache key, for example `{ filter: { role: 'BUYER' } }`. */
type ConnectionArguments = Record<string, unknown>;

/**
 * Inserts a record in order into every cached variant of a connection whose arguments satisfy `belongs`, and removes it
 * from all others. Changes nothing if the connection already has it, or if it would come after the loaded pages. Can
 * run twice.
 */
export function updateConnections(
  cache: ApolloCache,
  connection: Connection,
  record: Reference,
  belongs: (args: ConnectionArguments) => boolean,
): void {
  editConnections(cache, connection, (stored, args) =>
    belongs(args)
      ? withEntry(stored, record, newestFirstCursor(record))
      : withoutEntry(stored, record),
  );
}

/** Inserts a record in order into every cached variant of a connection. Can run twice. */
export const addToConnection = (
  cache: ApolloCache,
  connection: Connection,
  record: Reference,
): void => updateConnections(cache, connection, record, () => true);

/** Removes a record from every cached variant of a connection. Can run twice. */
export const removeFromConnection = (
  cache: ApolloCache,
  connection: Connection,
  record: Reference,
): void => updateConnections(cache, connection, record, () => false);

/** Removes the records that match from every cached variant of a connection. Can run twice. */
export function removeWhere(
  cache: ApolloCache,
  connection: Connection,
  matches: (record: Reference, readField: ModifierDetails['readField']) => boolean,
): void {
  editConnections(cache, connection, (stored, _args, { readField }) => {
    const edges = stored.edges.filter((edge) => !matches(edge.node, readField));
    return edges.length === stored.edges.length ? stored : withEndCursors({ ...stored, edges });
  });
}

/** Cuts every cached connection to its first page, so that refetching the query refreshes all of it. */
export function shortenConnections(cache: ApolloCache): void {
  for (const field of rootConnections) editConnections(cache, { field }, firstPage);
  for (const [typename, fields] of Object.entries(recordConnections)) {
    for (const id of findRecords(cache, typename, () => true)) {
      for (const field of fields)
        editConnections(cache, { field, of: refTo(typename, id) }, firstPage);
    }
  }
}

const firstPage = (connection: StoredConnection): StoredConnection =>
  connection.edges.length <= defaultPageSize
    ? connection
    : withEndCursors({
        ...connection,
        edges: connection.edges.slice(0, defaultPageSize),
        ...(connection.pageInfo && { pageInfo: { ...connection.pageInfo, hasNextPage: true } }),
      });

/** Edits every cached variant of a connection. */
export function editConnections(
  cache: ApolloCache,
  { field, of }: Connection,
  edit: (
    connection: StoredConnection,
    args: ConnectionArguments,
    details: ModifierDetails,
  ) => StoredConnection,
): void {
  cache.modify<Record<string, StoredConnection>>({
    id: of?.__ref ?? 'ROOT_QUERY',
    fields: {
      [field]: (stored, details) =>
        // Null if the record has no such connection.
        (stored &&
          edit(stored as StoredConnection, argumentsOf(details.storeFieldName), details)) as never,
    },
  });
}

/** The key arguments, as the cache writes them after the field's name: `users:{"filter":{"role":"BUYER"}}`. */
function argumentsOf(storeFieldName: string): ConnectionArguments {
  const json = storeFieldName.slice(fieldNameFromStoreName(storeFieldName).length + 1);
  return json ? (JSON.parse(json) as ConnectionArguments) : {};
}

type Followed = { connection: StoredConnection; isCountKnown: boolean };

/**
 * Updates an unfiltered connection after a change of one of its records: inserts or removes the record and adjusts the
 * count. Can run twice.
 * @returns the connection, and whether its count is certain: a record on a page that isn't loaded may have been counted
 * already
 */
export function follow(
  stored: StoredConnection,
  record: Reference,
  { cursor, belongs }: { cursor: string; belongs: boolean },
): Followed {
  if (hasOnlyCounts(stored)) return { connection: stored, isCountKnown: false };
  const connection = belongs ? withEntry(stored, record, cursor) : withoutEntry(stored, record);
  const [was, is] = [hasEntry(stored, record), hasEntry(connection, record)];
  const by = is && !was ? 1 : was && !belongs ? -1 : 0;
  const { totalCount } = stored;
  return {
    connection:
      by !== 0 && totalCount != null ? { ...connection, totalCount: totalCount + by } : connection,
    isCountKnown: was || is || isLoadedAt(stored, cursor),
  };
}

/** Only counts were fetched, so the record may already be among them. */
const hasOnlyCounts = ({ edges, pageInfo, totalCount, facets }: StoredConnection): boolean =>
  edges.length === 0 && !pageInfo && (totalCount ?? facets) != null;

/** Whether a cursor is within the loaded pages. */
const isLoadedAt = ({ edges, pageInfo }: StoredConnection, cursor: string): boolean =>
  !pageInfo?.hasNextPage || edges.some((edge) => compareCursors(cursorOf(edge), cursor) > 0);

/** Whether a record is within the loaded pages. */
export const hasEntry = ({ edges }: StoredConnection, node: Reference): boolean =>
  edges.some((edge) => edge.node.__ref === node.__ref);

/** The connection with a record inserted by its cursor, unless its page isn't loaded yet. */
export function withEntry(
  connection: StoredConnection,
  node: Reference,
  cursor: string,
): StoredConnection {
  const present = connection.edges.find((edge) => edge.node.__ref === node.__ref);
  if (present && cursorOf(present) === cursor) return connection;
  const others = withoutEntry(connection, node);
  const { edges } = others;
  const index = edges.findIndex((edge) => compareCursors(cursorOf(edge), cursor) > 0);
  if (index === -1 && connection.pageInfo?.hasNextPage) return others;
  const edge: StoredEdge = {
    __typename: connection.__typename?.replace(/Connection$/, 'Edge') ?? '',
    cursor,
    node,
  };
  return withEndCursors({
    ...others,
    edges: edges.toSpliced(index === -1 ? edges.length : index, 0, edge),
  });
}

export function withoutEntry(connection: StoredConnection, node: Reference): StoredConnection {
  const edges = connection.edges.filter((edge) => edge.node.__ref !== node.__ref);
  return edges.length === connection.edges.length
    ? connection
    : withEndCursors({ ...connection, edges });
}

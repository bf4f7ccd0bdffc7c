import { mostAdvertisements } from '@fitness-zone/contract/catalog/advertising.ts';

/** A field whose cached value differs from a fresh client's. */
export type Difference = { path: string; shown: unknown; fetched: unknown };

/** Fields that differ in each fetch. */
const volatile = new Set(['changeCursor']);

/** Advertisements may differ a minute later if enough of them rotate. */
const takeTurns = (field: string, fetched: unknown): boolean =>
  field === 'advertisements' && Array.isArray(fetched) && fetched.length >= mostAdvertisements;

/** Ignores signatures, which change every five minutes. */
const unsigned = (value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll(/until=\d+&signature=[\w-]+/g, 'signed') : value;

/**
 * Compares what a screen reads from the cache with what a fresh client fetched for the same query, field by field. A
 * list may have more or fewer pages loaded: then it must be a prefix of the list, with the right `hasNextPage`.
 * @returns all differences; none if the cache is right
 */
export function differences(shown: unknown, fetched: unknown, path = ''): Difference[] {
  if (Object.is(unsigned(shown), unsigned(fetched))) return [];
  if (isList(shown) && isList(fetched)) return ofLists(shown, fetched, path);
  if (Array.isArray(shown) && Array.isArray(fetched) && shown.length === fetched.length) {
    return shown.flatMap((item, index) => differences(item, fetched[index], `${path}[${index}]`));
  }
  if (isObject(shown) && isObject(fetched)) {
    const fields = new Set([...Object.keys(shown), ...Object.keys(fetched)]);
    return [...fields]
      .filter((field) => !volatile.has(field) && !takeTurns(field, fetched[field]))
      .flatMap((field) =>
        differences(shown[field], fetched[field], path ? `${path}.${field}` : field),
      );
  }
  return [{ path, shown, fetched }];
}

type Fields = Record<string, unknown>;
type List = Fields & {
  edges: unknown[];
  pageInfo?: { hasNextPage?: boolean; endCursor?: string | null; startCursor?: string | null };
};

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isList = (value: unknown): value is List => isObject(value) && Array.isArray(value.edges);

function ofLists(shown: List, fetched: List, path: string): Difference[] {
  const { edges, pageInfo, ...rest } = shown;
  const { edges: fetchedEdges, pageInfo: fetchedPageInfo, ...fetchedRest } = fetched;
  const length = Math.min(edges.length, fetchedEdges.length);
  const found = [
    ...differences(rest, fetchedRest, path),
    ...differences(edges.slice(0, length), fetchedEdges.slice(0, length), `${path}.edges`),
  ];
  if (edges.length === fetchedEdges.length) {
    // If a record left, the cache can't know whether more follow: a further page may be empty.
    const mayEnd = pageInfo?.hasNextPage === true && fetchedPageInfo?.hasNextPage === false;
    const known = mayEnd ? { ...pageInfo, hasNextPage: false } : pageInfo;
    return [...found, ...differences(known, fetchedPageInfo, `${path}.pageInfo`)];
  }
  const shorter = edges.length < fetchedEdges.length ? pageInfo : fetchedPageInfo;
  const admits = shorter === undefined || shorter.hasNextPage === true;
  if (!admits)
    found.push({ path: `${path}.edges.length`, shown: edges.length, fetched: fetchedEdges.length });
  return found;
}

/** The differences as text for a failing test. */
export const formatDifferences = (found: Difference[]): string =>
  found
    .map(
      ({ path, shown, fetched }) =>
        `${path}: the cache shows ${JSON.stringify(shown)}, the server says ${JSON.stringify(fetched)}`,
    )
    .join('\n');

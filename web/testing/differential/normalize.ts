import type { Records } from '../../mocks/records/records.ts';

/**
 * Whether a time may be that of a new account. The server knows it by the second, in which others may have been
 * created, so that the time alone does not say whether it is new.
 */
const isRecentSecond = (value: string): boolean =>
  /^\d{4}-\d\d-\d\dT[\d:]+\.000Z$/.test(value) && Date.now() - Date.parse(value) < 60_000;

const textsOfRecords = new WeakMap<Records, ReadonlySet<string>>();

/** All texts in records that do not change any more. */
function textsOf(records: Records): ReadonlySet<string> {
  const known = textsOfRecords.get(records);
  if (known) return known;
  const quoted = JSON.stringify(records).match(/"[^"]*"/g) ?? [];
  const texts = new Set(quoted.map((text) => text.slice(1, -1)));
  textsOfRecords.set(records, texts);
  return texts;
}

/**
 * Replaces what server and mocks must choose differently: ids, times and transactions of what is new,
 * tokens, client secrets, and cursors of moments. What was there before stays as it is.
 * @param before the records that both started with
 */
export function createNormalizer(before: Records) {
  const known = textsOf(before);
  const names = new Map<string, string>();
  const nameOf = (kind: string, value: string): string => {
    const name = names.get(value) ?? `${kind} ${names.size + 1}`;
    names.set(value, name);
    return name;
  };

  function text(value: string, key: string): string {
    if (isRecentSecond(value)) return 'a new time';
    if (known.has(value)) return value;
    if (/^[0-9a-f]{24}$/.test(value)) return nameOf('new id', value);
    if (/^pi_.*_secret_/.test(value)) return 'a client secret';
    if (value.startsWith('pi_')) return nameOf('new transaction', value);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return 'a new time';
    if (/cursor$/i.test(key) && /^\d+$/.test(value)) return 'a moment';
    if (key === 'token') return 'a token';
    return value;
  }

  return function normalize(value: unknown, key = ''): unknown {
    // A file of records, of which the mocks have no identity.
    if (key === 'personalData' && typeof value === 'string') {
      return normalize({ ...JSON.parse(value), identity: 'an identity' });
    }
    if (typeof value === 'string') return text(value, key);
    if (key === 'tokensValidFrom' && value !== 0) return 'a moment';
    if (Array.isArray(value)) return value.map((item) => normalize(item, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, normalize(field, name)]),
    );
  };
}

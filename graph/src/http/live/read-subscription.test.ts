import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { readSubscription } from './read-subscription.ts';

const schema = buildSchema(
  'type Query { a: Int } type Subscription { changes(since: String): Int }',
);
const read = (query: string, given = schema) =>
  readSubscription(given, { query }, { hideSuggestions: true });

test('pages that send the same text share its document', () => {
  const text = 'subscription { changes }';
  expect(read(text)).toMatchObject({ kind: 'Document' });
  expect(read(text)).toBe(read(text));
  expect(read(`${text} `)).not.toBe(read(text));
});

test('a document is valid for its schema alone, and an invalid one is refused each time', () => {
  const text = 'subscription { changes(since: "1") }';
  expect(read(text)).toMatchObject({ kind: 'Document' });
  const other = buildSchema('type Query { a: Int } type Subscription { changes: Int }');
  for (const _time of [1, 2])
    expect(read(text, other)).toMatchObject([{ message: expect.stringContaining('since') }]);
});

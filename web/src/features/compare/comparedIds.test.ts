import { expect, test } from 'vitest';
import { paths } from '../../lib/paths.ts';
import { readComparedIds, takenIds } from './comparedIds.ts';

test.each([
  ['', [], 0],
  ['?ids=', [], 0],
  ['?ids=a', ['a'], 0],
  ['?ids=a,b,,a, c ', ['a', 'b', 'c'], 0],
  ['?ids=a%2Cb', ['a', 'b'], 0],
  ['?ids=a,b,c,d,e,f', ['a', 'b', 'c', 'd'], 2],
])('%s asks for %j and %i more', (search, ids, beyond) => {
  expect(readComparedIds(search)).toEqual({ ids, beyond });
});

test('an address names what it is made of', () => {
  const { search } = new URL(paths.compare(['b', 'a&b', 'c']), 'http://localhost');
  expect(readComparedIds(search).ids).toEqual(['b', 'a&b', 'c']);
});

test('the server is not asked for what it would refuse the whole list for', () => {
  expect(takenIds(['a', 'x'.repeat(64), 'y'.repeat(65)])).toEqual(['a', 'x'.repeat(64)]);
});

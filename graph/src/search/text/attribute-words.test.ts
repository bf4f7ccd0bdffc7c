import { expect, test } from 'vitest';
import { attributeWords } from './attribute-words.ts';

test('a pair is found by the weight of one, other sets by their whole weight', () => {
  const pair = attributeWords([
    { name: 'weight', value: 32 },
    { name: 'pieces', value: 2 },
    { name: 'pieceWeight', value: 16 },
  ]).others;
  expect(pair).toContain('16kg');
  expect(pair).not.toContain('32kg');
  expect(attributeWords([{ name: 'weight', value: 32 }]).others).toContain('32kg');
});

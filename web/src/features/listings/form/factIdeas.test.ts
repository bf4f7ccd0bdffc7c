import { expect, test } from 'vitest';
import { factIdeas } from './factIdeas.ts';

test.each([
  ['Kettlebell 16 kg, cast iron', { pieceWeight: '16 kg', material: 'Cast iron' }],
  ['Cast-iron kettlebell 35lb', { pieceWeight: '35 lb', material: 'Cast iron' }],
  ['5 in 1 station, 7 ft', {}],
  ['Peloton Bike Plus, magnetic', { brand: 'Peloton', resistance: 'Magnetic' }],
  ['Folding bench', { foldable: 'true' }],
  ['Pelotonic thing, magnetically sealed', {}],
  ['12 things', {}],
])('%s says %j', (productName, facts) => {
  const names = ['brand', 'pieceWeight', 'weight', 'material', 'resistance', 'foldable'] as const;
  const ideas = factIdeas(productName, names, { brand: ['Peloton', 'Kettler'] });
  expect(Object.fromEntries(ideas.map(({ name, value }) => [name, value]))).toEqual(facts);
});

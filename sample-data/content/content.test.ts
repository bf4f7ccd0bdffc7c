import { expect, test } from 'vitest';
import { drawOffer } from '../../graph/seed/pictures.ts';
import { shelves } from './categories.ts';

const all = shelves.flatMap((shelf) => shelf.offers.map((offer) => ({ shelf, offer })));

test('there are twelve shelves with eleven offers each, and no name twice', () => {
  expect(shelves.map(({ offers }) => offers.length)).toEqual(Array(12).fill(11));
  expect(new Set(all.map(({ offer }) => offer.name)).size).toBe(132);
  expect(new Set(all.map(({ offer }) => offer.body)).size).toBe(132);
});

test('every offer is cheaper than new and described in a few sentences', () => {
  for (const { offer } of all) {
    expect(offer.resale, offer.name).toBeLessThan(offer.original);
    const sentences = offer.body.match(/[^.!?]+[.!?](?=\s|$)/g) ?? [];
    expect(sentences.length, offer.name).toBeGreaterThanOrEqual(2);
    expect(sentences.length, offer.name).toBeLessThanOrEqual(6);
  }
});

test('a drawing is the same each time, and no two offers of a shelf look the same', () => {
  for (const shelf of [shelves[0], shelves[5]]) {
    if (!shelf) throw new Error('a shelf is missing');
    const drawn = shelf.offers.map((offer) => drawOffer(shelf, offer));
    expect(new Set(drawn).size).toBe(11);
    const [first] = shelf.offers;
    expect(first && drawOffer(shelf, first)).toBe(drawn[0]);
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  }
});

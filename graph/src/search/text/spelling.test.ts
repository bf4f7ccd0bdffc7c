import { editsBetween } from '@fitness-zone/contract/search/edits-between.ts';
import { expect, test } from 'vitest';
import { closestWords } from './spelling.ts';

test.each([
  ['bike', 'bike', 0],
  ['bkie', 'bike', 1],
  ['dumbell', 'dumbbell', 1],
  ['ketlebel', 'kettlebell', 2],
  ['row', 'rack', 3],
  ['', 'ab', 2],
  ['ca', 'abc', 3],
])('from %j to %j there are %j edits', (from, to, edits) => {
  expect(editsBetween(from, to, 5)).toBe(edits);
  expect(editsBetween(to, from, 5)).toBe(edits);
  for (const most of [0, 1, 2]) {
    expect(editsBetween(from, to, most)).toBe(Math.min(edits, most + 1));
  }
});

const counts: Record<string, number> = { treadmill: 3, bench: 2, beach: 9, bunch: 2 };
const closest = (word: string) =>
  closestWords(word, Object.keys(counts), (words) => words.map((known) => counts[known] ?? 0));

test.each([
  ['tredmil', 'treadmill'],
  ['tredml', null],
  ['benhcc', null],
  ['tredmill', 'treadmill'],
  ['traedmil', 'treadmill'],
  ['bensh', 'bench'],
  ['beanch', 'beach'],
  ['btnch', 'bench'],
  ['ben', null],
])('%j was meant as %j', (word, meant) => {
  expect(closest(word)[0] ?? null).toBe(meant);
});

import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { readContract } from '../../graphql/schema.ts';
import { exampleOperations } from './example-operations.ts';
import { barLook } from './look.ts';

test('the explorers open with operations that the contract knows', () => {
  const document = parse(exampleOperations);
  expect(document.definitions).toHaveLength(3);
  expect(validate(buildSchema(readContract()), document)).toEqual([]);
});

test("the pages for developers have the theme's colours", () => {
  const file = new URL('../../../../web/src/ui/theme/colors.ts', import.meta.url);
  const colors = readFileSync(file, 'utf8');
  const used = barLook.match(/#[0-9A-F]{6}/g) ?? [];
  expect(used.length).toBeGreaterThan(15);
  for (const color of used) expect(colors).toContain(color);
});

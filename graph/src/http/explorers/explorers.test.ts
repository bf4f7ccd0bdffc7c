import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { readContract } from '../../graphql/contract.ts';
import { exampleOperations } from './example-operations.ts';
import { barLook } from './look.ts';

test('the explorers open with operations that the contract knows', () => {
  const document = parse(exampleOperations);
  expect(document.definitions).toHaveLength(3);
  expect(validate(buildSchema(readContract()), document)).toEqual([]);
});

test("the pages for developers have the theme's colours", () => {
  const root = join(import.meta.dirname, '../../../..');
  const colors = readFileSync(join(root, 'web/src/ui/theme/colors.ts'), 'utf8');
  const used = barLook.match(/#[0-9A-F]{6}/g) ?? [];
  expect(used.length).toBeGreaterThan(15);
  for (const color of used) expect(colors).toContain(color);
});

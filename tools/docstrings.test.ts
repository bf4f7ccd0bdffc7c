import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { files, root } from './imports.ts';

const documented =
  /^(graph\/(src|embedded|seed)|web\/(build|mocks|scripts|src|testing)|contract|testkit|tools)\//;
const generatedOrTest = /\.generated\.|\/generated\/|\.(test|proof|fixture|bench)\.tsx?$|\/test\//;

/** The start of an exported function or class. Biome writes every one of them in one of these forms. */
const exportedFunction =
  /^export (?:(?:async )?function\*? |(?:abstract )?class |const (?=\w+(?:: [^=]+)? =\s*(?:async )?(?:<|\(|\w+ =>)))(\w+)/;

/** The exported functions and classes of a file that have no docstring right above them. */
function undocumented(text: string): string[] {
  const lines = text.split('\n');
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    const whole = [line, ...lines.slice(index + 1, index + 3)].join(' ');
    const name = exportedFunction.exec(whole)?.[1];
    // The first of several overloads carries the docstring of all.
    if (!name || seen.has(name)) return [];
    seen.add(name);
    const above = lines.slice(0, index).findLast((one) => !/^(\/\/|\/\* @__)/.test(one)) ?? '';
    return above.trimEnd().endsWith('*/') ? [] : [name];
  });
}

test('an exported function without a docstring is found, however it is written', () => {
  const text = [
    'export function a() {}',
    'export const b = (c: string) => c;',
    'export const d =',
    '  (e: string) => e;',
    '/** Has one. */',
    'export async function f() {}',
    'export const g = 5;',
    'export class H {}',
  ];
  expect(undocumented(text.join('\n'))).toEqual(['a', 'b', 'd', 'H']);
});

test('every exported function says in a docstring what it takes and gives', () => {
  const missing = files
    .filter((file) => documented.test(file) && !generatedOrTest.test(file))
    .flatMap((file) =>
      undocumented(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

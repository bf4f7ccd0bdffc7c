import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const schema = buildSchema(readFileSync(join(root, '../../schema.graphql'), 'utf8'));

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/generated|\.test\./.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

const linesWith = (pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('no action asks again for what its answer could have said', () => {
  expect(linesWith(/refetchQueries|pollInterval|startPolling|useMutation/)).toEqual([]);
  // After a failure the user may ask again.
  expect(linesWith(/\brefetch\(/).filter((line) => !line.includes('onRetry={'))).toEqual([]);
});

test('the page is reloaded by nothing but the button of the error page', () => {
  const reloads = linesWith(/location\.reload|location\.href =|location\.assign/);
  expect(reloads.filter((line) => !line.startsWith('app/ErrorPage.tsx: onClick'))).toEqual([]);
});

test('a record that arrives in an answer brings every field of its type', () => {
  const records = files.find(({ file }) => file === 'apollo/records.ts')?.text ?? '';
  const documents = [...records.matchAll(/graphql\(`([\s\S]*?)`\)/g)].map(([, text = '']) =>
    parse(text),
  );
  const chosen = new Map<string, Set<string>>();
  for (const { definitions } of documents) {
    for (const definition of definitions) {
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const type = definition.typeCondition.name.value;
      const fields = chosen.get(type) ?? new Set();
      chosen.set(type, fields);
      for (const field of definition.selectionSet.selections) {
        if (field.kind === Kind.FIELD) fields.add(field.name.value);
      }
    }
  }
  const missing = [...chosen].flatMap(([name, fields]) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) return [`${name} is no type`];
    return Object.values(type.getFields())
      .filter((field) => !/Connection!?$/.test(String(field.type)) && !fields.has(field.name))
      .map((field) => `${name}.${field.name}`);
  });
  expect(missing).toEqual([]);
});

test('`id` is selected wherever there is one, and no count that no answer keeps true', () => {
  const found: string[] = [];
  for (const { file, text } of files) {
    for (const [, document = ''] of text.matchAll(/graphql\(\s*`([\s\S]*?)`,?\s*\)/g)) {
      const info = new TypeInfo(schema);
      visit(
        parse(document),
        visitWithTypeInfo(info, {
          SelectionSet(node) {
            const type = info.getParentType();
            const names = node.selections.map((one) =>
              one.kind === Kind.FIELD ? one.name.value : '',
            );
            if (names.includes('totalCount')) found.push(`${file}: totalCount of ${type}`);
            if (isObjectType(type) && type.getFields().id && !names.includes('id')) {
              found.push(`${file}: ${type} without id`);
            }
          },
        }),
      );
    }
  }
  expect(found).toEqual([]);
});

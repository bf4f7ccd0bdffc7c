import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

type Described = { name: string; description?: string | null | undefined };

function* partsOf(): Generator<[name: string, part: Described]> {
  const ownTypes = Object.values(schema.getTypeMap()).filter(({ astNode }) => astNode);
  for (const type of ownTypes) {
    yield [type.name, type];
    if (isEnumType(type)) {
      for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    }
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field];
      }
    }
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      yield [`${type.name}.${field.name}`, field];
      for (const arg of field.args) yield [`${type.name}.${field.name}(${arg.name})`, arg];
    }
  }
  for (const directive of schema.getDirectives().filter(({ astNode }) => astNode)) {
    yield [`@${directive.name}`, directive];
    for (const arg of directive.args) yield [`@${directive.name}(${arg.name})`, arg];
  }
}

test('what is deprecated says why, and the day until which it stays', () => {
  for (const [name, part] of partsOf()) {
    const { deprecationReason } = part as { deprecationReason?: string | null };
    if (deprecationReason) expect(deprecationReason, name).toMatch(/\b20\d\d-\d\d-\d\d\b/);
  }
});

test('every part of the schema says what it is for', () => {
  const parts = [...partsOf()];
  expect(parts.length).toBeGreaterThan(300);
  const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');
  const silent = parts.filter(([, { name, description }]) => {
    const described = lettersOf(description ?? '');
    return described === '' || described === lettersOf(name);
  });
  expect(silent.map(([name]) => name)).toEqual([]);
});

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

test('deprecations name the reason and the last day', () => {
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

test('every connection has nodes, edges, the position of its page and a count', () => {
  const connections = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type.name.endsWith('Connection'),
  );
  expect(connections.length).toBeGreaterThan(13);
  for (const connection of connections) {
    if (!isObjectType(connection)) continue;
    const fields = connection.getFields();
    const node = connection.name.replace('Connection', '');
    const types = ['nodes', 'edges', 'pageInfo'].map((name) => String(fields[name]?.type));
    expect(types[0], connection.name).toMatch(/^\[\w+!\]!$/);
    expect(types.slice(1), connection.name).toEqual([`[${node}Edge!]!`, 'PageInfo!']);
    expect(String(fields.totalCount?.type).replace('!', ''), connection.name).toBe('Int');
  }
});

test('fields for admins begin with admin, except names from the specification', () => {
  const roots = ['Query', 'Mutation'].flatMap((name) => {
    const type = schema.getType(name);
    return isObjectType(type) ? Object.values(type.getFields()) : [];
  });
  const forAdmins = roots.filter(({ description }) => description?.includes('Admins only.'));
  const others = forAdmins.map(({ name }) => name).filter((name) => !name.startsWith('admin'));
  expect(others.toSorted()).toEqual([
    'addAdmin',
    'addCategory',
    'deleteUser',
    'users',
    'verifyUser',
  ]);
});

test('fields name an account by its id, except those of the specification', () => {
  const names = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isInputObjectType(type)) return 'email' in type.getFields() ? [type.name] : [];
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields())
      .filter(({ args }) => args.some(({ name }) => name === 'email'))
      .map(({ name }) => name);
  });
  expect(names.toSorted()).toEqual([
    ...['AddUserInput', 'GetTokenInput', 'addAdmin', 'deleteUser', 'verifyUser'],
  ]);
});

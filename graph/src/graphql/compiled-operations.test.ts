import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, GraphQLError, parse } from 'graphql';
import { expect, test } from 'vitest';
import { createExecutor } from './compiled-operations.ts';

const schema = makeExecutableSchema({
  typeDefs: `
    type Query { book(id: ID!, pages: Int! = 3): Book, fails: String, refused: String, must: Book! }
    type Book { id: ID!, title(short: Boolean): String!, author: Author, pages: Int! }
    type Author { name: String!, rank: Int! }
  `,
  resolvers: {
    Query: {
      book: (_root, { id, pages }) => ({ id, pages }),
      fails: () => {
        throw new Error('it fails');
      },
      refused: () => {
        throw new GraphQLError('no', { extensions: { code: 'FORBIDDEN' } });
      },
      must: () => null,
    },
    Book: {
      title: async ({ id }, { short }) => (short ? id : `The book ${id}`),
      author: ({ id }) => (id === '0' ? null : { name: 'Somebody', rank: 'not a number' }),
    },
  },
});

const fields = 'fragment F on Book { title author @include(if: $with) { name } }';
const cases: [string, Record<string, unknown>][] = [
  ['{ book(id: 1) { id title pages __typename } }', {}],
  ['query($id: ID!, $n: Int) { book(id: $id, pages: $n) { pages } }', { id: '7', n: 4 }],
  ['query($id: ID!, $n: Int!) { book(id: $id, pages: $n) { pages } }', { id: '7', n: 'four' }],
  ['query($id: ID!) { book(id: $id) { id } }', {}],
  [
    `query($with: Boolean!) { a: book(id: 1) { ...F } b: book(id: 0) { id ...F } } ${fields}`,
    { with: true },
  ],
  [`query($with: Boolean!) { book(id: 1) { ...F @skip(if: $with) } } ${fields}`, { with: true }],
  [`query($with: Boolean!) { book(id: 1) { ...F } } ${fields}`, { with: false }],
  ['{ fails book(id: 1) { id } }', {}],
  ['{ book(id: 1) { id author { rank } } }', {}],
  ['{ must { id } }', {}],
  ['query {\r\n  fails\n\n  again: fails\r  more: fails }', {}],
  ['{ refused }', {}],
];

test.each(cases)('%s is answered as graphql executes it, each time', async (source, variables) => {
  const executor = createExecutor(schema);
  const document = parse(source);
  const expected = await execute({ schema, document, variableValues: variables });
  for (let time = 0; time < 15; time += 1) {
    const answer = await executor({ document, variableValues: variables });
    expect(JSON.parse(JSON.stringify(answer))).toEqual(JSON.parse(JSON.stringify(expected)));
    const extensions = answer.errors?.map((error) => error.extensions);
    expect(extensions).toEqual(expected.errors?.map((error) => error.extensions));
  }
});

test('an error of a resolver carries what was thrown, each time', async () => {
  const executor = createExecutor(schema);
  const document = parse('{ fails }');
  for (let time = 0; time < 15; time += 1) {
    const { errors } = await executor({ document });
    expect(errors?.[0]?.originalError?.message).toBe('it fails');
  }
});

test('of several operations in a document each is answered by its name, each time', async () => {
  const executor = createExecutor(schema);
  const document = parse('query A { book(id: 1) { id } } query B { book(id: 2) { id } }');
  for (let time = 0; time < 15; time += 1) {
    expect((await executor({ document, operationName: 'A' })).data).toEqual({ book: { id: '1' } });
    expect((await executor({ document, operationName: 'B' })).data).toEqual({ book: { id: '2' } });
  }
});

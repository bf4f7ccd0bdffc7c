import { buildASTSchema, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { completeSchema } from './complete-schema.ts';

const common = `
  type EntryList { entries(first: Int! = 24, after: String): EntryConnection }
  type EntryConnection { nodes: [Entry!]! edges: [EntryEdge!]! }
  type EntryEdge { cursor: String! node: Entry! }
  interface Outcome { success: Boolean! }
`;

const whole = (written: string) => print(completeSchema(common + written));
const sdl = (text: string) => print(parse(text));

test('an answer gets the fields of its interface', () => {
  expect(whole('type Answer implements Outcome { id: ID } type Done implements Outcome')).toBe(
    sdl(`
      interface Outcome { success: Boolean! }
      type Answer implements Outcome { success: Boolean! id: ID }
      type Done implements Outcome { success: Boolean! }
    `),
  );
});

test('a list gets its arguments, the fields of its page, and its edge', () => {
  const written = `
    type Query { orders(text: String): OrderConnection products: ProductConnection! }
    type Order { id: ID }
    type OrderConnection { totalCount: Int }
    type Product { id: ID }
    type ProductConnection
    type ProductEdge { missing: Int }
  `;
  expect(whole(written)).toBe(
    sdl(`
      interface Outcome { success: Boolean! }
      type Query {
        orders(text: String, first: Int! = 24, after: String): OrderConnection
        products(first: Int! = 24, after: String): ProductConnection!
      }
      type Order { id: ID }
      type OrderConnection { nodes: [Order!]! edges: [OrderEdge!]! totalCount: Int }
      type OrderEdge { cursor: String! node: Order! }
      type Product { id: ID }
      type ProductConnection { nodes: [Product!]! edges: [ProductEdge!]! }
      type ProductEdge { cursor: String! node: Product! missing: Int }
    `),
  );
  expect(() => buildASTSchema(completeSchema(common + written))).not.toThrow();
});

import { buildSchema, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { withImpliedFields } from './implied-fields.ts';

const schema = buildSchema(`
  type Query { orders: OrderConnection }
  type OrderConnection { edges: [OrderEdge!]! pageInfo: PageInfo! }
  type OrderEdge { cursor: String! node: Order! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Order { id: ID! price: Money seller: User }
  type Money { amount: Int }
  type User { id: ID! name: String }
`);

test('documents get the ids of records, and the cursors and page info of lists', () => {
  const written = parse(`
    query Orders { orders { edges { node { ...Sold seller { id } } } } }
    fragment Sold on Order { price { amount } seller { name } }
  `);
  const [file] = withImpliedFields([{ document: written }], schema);
  expect(file?.document && print(file.document)).toBe(
    print(
      parse(`
        query Orders {
          orders {
            edges { cursor node { id ...Sold seller { id } } }
            pageInfo { hasNextPage endCursor }
          }
        }
        fragment Sold on Order { id price { amount } seller { id name } }
      `),
    ),
  );
});

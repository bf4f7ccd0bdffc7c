import type { TestUser } from '../users/create-users.ts';

type Viewer = Pick<TestUser, 'graphql'>;

/** The payments of somebody's own orders, newest order first. */
export async function ownPayments<Payment extends object>(
  viewer: Viewer,
  fields: string,
): Promise<Payment[]> {
  type Orders = { orders: { nodes: { payments: Payment[] }[] } };
  const { orders } = await viewer.graphql<Orders>(
    `{ orders(first: 100) { nodes { payments { ${fields} } } } }`,
  );
  return orders.nodes.flatMap(({ payments }) => payments);
}

/** The payments in the admins' list. */
export async function allPayments<Payment extends object>(
  admin: Viewer,
  fields: string,
  args = '',
): Promise<Payment[]> {
  type Payments = { adminPayments: { nodes: Payment[] } };
  const { adminPayments } = await admin.graphql<Payments>(
    `{ adminPayments(first: 100${args}) { nodes { ${fields} } } }`,
  );
  return adminPayments.nodes;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ownProcess } from './process.ts';

export type Writes = {
  url: string;
  /** The bearer tokens of a buyer and a seller. */
  buyer: string;
  seller: string;
  /** A product that the buyer wishes for, and what the seller posts again and again. */
  productId: string;
  product: object;
  perSecond: number;
};

// Writes at a steady rate until it is ended: wishes and their removal, products and theirs.

const { url, buyer, seller, productId, product, perSecond } = ownProcess.settings<Writes>();

type Answers = {
  addToWishList: { wishItem: { id: string } };
  addProduct: { message: string; product: { id: string } | null };
};

async function mutate(token: string, query: string, variables: object) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: Answers; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function wish(): Promise<void> {
  const added = await mutate(
    buyer,
    'mutation($id: ID!) { addToWishList(productId: $id) { wishItem { id } } }',
    { id: productId },
  );
  await mutate(buyer, 'mutation($id: ID!) { deleteWishProduct(id: $id) { success } }', {
    id: added.addToWishList.wishItem.id,
  });
}

async function post(): Promise<void> {
  const added = await mutate(
    seller,
    'mutation($input: AddProductInput!) { addProduct(input: $input) { message product { id } } }',
    { input: product },
  );
  if (!added.addProduct.product) throw new Error(added.addProduct.message);
  await mutate(seller, 'mutation($id: ID!) { deleteProduct(id: $id) { success } }', {
    id: added.addProduct.product.id,
  });
}

ownProcess.send({ begun: true });
const began = Date.now();
for (let pairs = 1; ; pairs += 1) {
  await (pairs % 2 ? wish() : post());
  await sleep(Math.max(0, began + (pairs * 2000) / perSecond - Date.now()));
}

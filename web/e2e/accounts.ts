import { randomUUID } from 'node:crypto';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { emulatorClient } from '@fitness-zone/testkit/users/emulator-client.ts';
import { demoAdmin, type Someone } from './forms.ts';
import type { Stage } from './harness.ts';

type Shop = Pick<Stage, 'url' | 'emulatorUrl'>;

/** Somebody with an account, who acts without a browser unless they sign in with one. */
export type Member = Someone & {
  /** Asks the shop. @throws when it refuses */
  asks: <Data>(query: string, variables?: object) => Promise<Data>;
};

export type Goods = { id: string; name: string };

/** A name that nobody and nothing else in the shop has. */
export const unique = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

/** Makes an account, as signing up does. */
export async function join(shop: Shop, role: 'buyer' | 'seller', called: string): Promise<Member> {
  const name = unique(called);
  const someone = { name, email: `${name.replaceAll(' ', '.')}@example.com`.toLowerCase() };
  const password = 'Strong-enough-1';
  const { email } = someone;
  const { idToken } = await emulatorClient(shop.emulatorUrl).signUp(email, password);
  await post(shop, '/addUser', { name, email, userRole: role, idToken });
  const member = { ...someone, password, asks: await asking(shop, { email, idToken }) };
  joined.push(member);
  return member;
}

const joined: Member[] = [];

/** Deletes those who have joined, and their goods with them, so that no list grows from test to test. */
export async function everybodyLeaves(admin: Member): Promise<void> {
  // Some are gone already, or have become admins.
  await Promise.allSettled(joined.splice(0).map((member) => deletes(admin, member)));
}

/** The admin who is there from the beginning. */
export async function theAdmin(shop: Shop): Promise<Member> {
  const { email, password } = demoAdmin;
  const { idToken } = await emulatorClient(shop.emulatorUrl).signIn(email, password);
  return { name: 'Admin', email, password, asks: await asking(shop, { email, idToken }) };
}

/** Adds a category, so that a test has a shelf of its own. */
export async function addsCategory(admin: Member): Promise<{ id: string; title: string }> {
  const { addCategory } = await admin.asks<{ addCategory: { category: Titled } }>(
    `mutation AddCategory($input: AddCategoryInput!) {
      addCategory(input: $input) { success message category { id title } }
    }`,
    { input: aCategory({ title: unique('Benches'), image: await somePicture(admin) }) },
  );
  return addCategory.category;
}

/** Posts a product of each name, the first one first. */
export async function posts<const Names extends readonly string[]>(
  seller: Member,
  categoryId: string,
  ...names: Names
): Promise<{ [Place in keyof Names]: Goods }> {
  const image = await somePicture(seller);
  const posted: Goods[] = [];
  for (const name of names.map(unique)) {
    const { addProduct } = await seller.asks<{ addProduct: { product: { id: string } } }>(
      `mutation AddProduct($input: AddProductInput!) {
        addProduct(input: $input) { success message product { id } }
      }`,
      { input: aProduct({ categoryId, image, productName: name }) },
    );
    posted.push({ id: addProduct.product.id, name });
  }
  return posted as { [Place in keyof Names]: Goods };
}

const act = (name: string, argument: 'id' | 'productId' | 'email') => {
  const type = argument === 'email' ? 'EmailAddress' : 'ID';
  const mutation = `mutation Act($value: ${type}!) {
    ${name}(${argument}: $value) { success message }
  }`;
  return ({ asks }: Member, value: string) => asks(mutation, { value });
};
const byProduct = (name: string, argument: 'id' | 'productId') => {
  const does = act(name, argument);
  return (who: Member, { id }: Goods) => does(who, id);
};
const byEmail = (name: string) => {
  const does = act(name, 'email');
  return (who: Member, { email }: Pick<Member, 'email'>) => does(who, email);
};

export const advertises = byProduct('advertiseProduct', 'id');
export const removes = byProduct('deleteProduct', 'id');
export const books = byProduct('addToBookingList', 'productId');
export const wishes = byProduct('addToWishList', 'productId');
export const verifies = byEmail('verifyUser');
export const deletes = byEmail('deleteUser');

type Titled = { id: string; title: string };
type Answer = { success: boolean; message: string };

/** The address of a picture that the shop has. */
async function somePicture({ asks }: Member): Promise<string> {
  const { categories } = await asks<{ categories: { image: { url: string } }[] }>(
    '{ categories { image { url } } }',
  );
  return categories[0]?.image.url ?? '';
}

async function asking(shop: Shop, proof: { email: string; idToken: string }) {
  const { token } = await post<{ token: string }>(shop, '/getToken', proof);
  return async <Data>(query: string, variables: object = {}): Promise<Data> => {
    const { data } = await post<{ data: Data }>(shop, '/graphql', { query, variables }, token);
    for (const answer of Object.values(data ?? {}) as Partial<Answer>[])
      if (answer.success === false) throw new Error(`${query}\n${answer.message}`);
    return data;
  };
}

async function post<Answer>({ url }: Shop, path: string, body: object, token?: string) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const answer = JSON.parse(text);
  if (!response.ok || answer.errors) throw new Error(`${path}: ${text}`);
  return answer as Answer;
}

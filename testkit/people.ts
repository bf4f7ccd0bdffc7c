import { issueToken } from '../graph/src/domains/accounts/token.ts';
import { doors, type Json } from './api-clients.ts';
import {
  aCategory,
  aPerson,
  type CategoryInput,
  type PersonDetails,
  type ProductInput,
} from './factories.ts';
import type { TestShop } from './start-test-shop.ts';

/** A fresh set of people for one test, with tokens, as after their sign-up. */
export async function people(shop: TestShop) {
  const [seller, competitor, buyer, rival, admin] = await Promise.all([
    join(shop, { role: 'seller' }),
    join(shop, { role: 'seller' }),
    join(shop, { role: 'buyer' }),
    join(shop, { role: 'buyer' }),
    join(shop, { role: 'admin' }),
  ]);
  return {
    /** Sells; `competitor` does so, too. */
    seller,
    competitor,
    /** Buys; `rival` wants the same things. */
    buyer,
    rival,
    admin,
    /** Not signed in. */
    visitor: doors(shop, null),
  };
}

/** A person with an identity, an account and a token. */
export async function join(shop: TestShop, details: Partial<PersonDetails> = {}) {
  const { name, email, role, verified } = aPerson(details);
  const { uid, idToken } = shop.identity.signUp({ email, displayName: name, emailVerified: true });
  const user = await shop.models.User.create({ uid, email, name, role, verified });
  const token = await issueToken(shop, user._id);
  return { ...stories(shop, token), id: user.id as string, uid, idToken, name, email, role };
}

export type Person = Awaited<ReturnType<typeof join>>;
export type PostedProduct = { id: string; productName: string; category: { id: string } };

/** What people do, as the screens do it. */
function stories(shop: TestShop, token: string) {
  const person = doors(shop, token);
  const act = <Answer>(mutation: string, name: string, variables: Json | Promise<Json>) =>
    person.graphql<Record<string, Answer>>(mutation, variables).map((data) => data[name] as Answer);
  return {
    ...person,
    /** Posts a product, in the shop's first category unless it names one. */
    posts: (product: ProductInput) =>
      act<{ product: PostedProduct }>(
        `mutation Post($input: AddProductInput!) {
          addProduct(input: $input) {
            success message code field product { id productName category { id } }
          }
        }`,
        'addProduct',
        someCategory(shop).then((categoryId) => ({ input: { categoryId, ...product } })),
      ).map((answer) => answer.product),
    addsCategory: (category: CategoryInput) =>
      act<{ category: { id: string; title: string } }>(
        `mutation AddCategory($input: AddCategoryInput!) {
          addCategory(input: $input) { success message code field category { id title } }
        }`,
        'addCategory',
        { input: category },
      ).map((answer) => answer.category),
    /** Books a product; gives the answer with the entry. */
    books: ({ id }: { id: string }) =>
      act<{ message: string; cartItem: { id: string }; removedWishId: string | null }>(
        `mutation Book($id: ID!) {
          addToBookingList(productId: $id) {
            success message code field cartItem { id } removedWishId
          }
        }`,
        'addToBookingList',
        { id },
      ),
    /** Wishes for a product; gives the answer with the entry. */
    wishes: ({ id }: { id: string }) =>
      act<{ message: string; wishItem: { id: string } }>(
        `mutation Wish($id: ID!) {
          addToWishList(productId: $id) { success message code field wishItem { id } }
        }`,
        'addToWishList',
        { id },
      ),
    /** Takes a product off the shelves. */
    removes: ({ id }: { id: string }) =>
      act<{ message: string }>(
        'mutation Remove($id: ID!) { deleteProduct(id: $id) { success message code field } }',
        'deleteProduct',
        { id },
      ),
    advertises: ({ id }: { id: string }) =>
      act<{ message: string }>(
        'mutation Advertise($id: ID!) { advertiseProduct(id: $id) { success message code field } }',
        'advertiseProduct',
        { id },
      ),
    /** Opens a payment, as the payment page does when it loads. */
    opens: ({ id }: { id: string }) =>
      act<OpenedPayment>(openPayment, 'createPaymentIntent', { id }),
    /** Reports a payment, as the payment page does when the card was charged. */
    records: (transactionId: string, { id }: { id: string }) =>
      act<RecordedPayment>(recordPayment, 'recordPayment', {
        input: { transactionId, productId: id },
      }),
    /** Pays with a test card, as far as the provider: nothing is reported. Gives the transaction. */
    charges: async (product: { id: string }, card = 'pm_card_visa') => {
      const opened: OpenedPayment = await act<OpenedPayment>(openPayment, 'createPaymentIntent', {
        id: product.id,
      });
      const transactionId = transactionOf(opened);
      await shop.cards.stripe.paymentIntents.confirm(transactionId, { payment_method: card });
      return transactionId;
    },
  };
}

export type OpenedPayment = {
  clientSecret: string | null;
  amount: { amount: number };
  payment: { status: string } | null;
};

export type RecordedPayment = {
  message: string;
  payment: { id: string; status: string; transactionId: string; product: { inStock: string } };
  removedBookingId: string | null;
  removedWishId: string | null;
};

/** The transaction that a client secret belongs to. */
export const transactionOf = ({ clientSecret }: Pick<OpenedPayment, 'clientSecret'>) =>
  clientSecret?.split('_secret_')[0] ?? '';

const openPayment = `mutation Open($id: ID!) {
  createPaymentIntent(productId: $id) {
    success message code field clientSecret amount { amount } payment { status }
  }
}`;

const recordPayment = `mutation Record($input: RecordPaymentInput!) {
  recordPayment(input: $input) {
    success message code field removedBookingId removedWishId
    payment { id status transactionId product { inStock } }
  }
}`;

async function someCategory({ models }: TestShop): Promise<string> {
  const found = await models.Category.findOne().sort({ _id: 1 }).lean();
  const category = found ?? (await models.Category.create(aCategory()));
  return category._id.toHexString();
}

import type { ApiClient, Json } from '../api/api-client.ts';
import type { CategoryInput, ProductInput } from '../factories.ts';

export type PostedProduct = { id: string; productName: string; category: { id: string } };

type OpenedPayment = {
  clientSecret: string | null;
  amount: { amount: number };
  payment: { status: string } | null;
};

type RecordedPayment = {
  message: string;
  payment: { id: string; status: string; transactionId: string; product: { inStock: string } };
  removedBookingId: string | null;
  removedWishId: string | null;
};

/** What is common to the records that an action is about. */
type Identified = { id: string };

/** The category of a product that names none; null where each has to name its own. */
type DefaultCategory = () => Promise<string | null>;

/**
 * The mutations of the screens, under their names in the schema, for one caller. Each gives the fields
 * that tests look at, and is refused or fails as any other request of the client.
 */
export function userActions(client: ApiClient, defaultCategory: DefaultCategory) {
  const mutate = <Answer>(document: string, name: string, variables: Json | Promise<Json>) =>
    client.graphql<Record<string, Answer>>(document, variables).map((data) => data[name] as Answer);
  /** A mutation that takes one value, and the fields that it gives beside the outcome. */
  const mutateOne = <Answer>(name: string, argument: string, value: string, fields = '') =>
    mutate<Answer>(
      `mutation ${name}($value: ${argument === 'email' ? 'EmailAddress' : 'ID'}!) {
        ${name}(${argument}: $value) { success message code field ${fields} }
      }`,
      name,
      { value },
    );
  return {
    /** Posts a product, in the default category unless it names one. */
    addProduct: (product: ProductInput) =>
      mutate<{ product: PostedProduct }>(
        `mutation addProduct($input: AddProductInput!) {
          addProduct(input: $input) {
            success message code field product { id productName category { id } }
          }
        }`,
        'addProduct',
        inCategory(product, defaultCategory),
      ).map((answer) => answer.product),
    addCategory: (category: CategoryInput) =>
      mutate<{ category: { id: string; title: string } }>(
        `mutation addCategory($input: AddCategoryInput!) {
          addCategory(input: $input) { success message code field category { id title } }
        }`,
        'addCategory',
        { input: category },
      ).map((answer) => answer.category),
    addToBookingList: ({ id }: Identified) =>
      mutateOne<{ message: string; cartItem: { id: string }; removedWishId: string | null }>(
        'addToBookingList',
        'productId',
        id,
        'cartItem { id } removedWishId',
      ),
    addToWishList: ({ id }: Identified) =>
      mutateOne<{ message: string; wishItem: { id: string } }>(
        'addToWishList',
        'productId',
        id,
        'wishItem { id }',
      ),
    deleteProduct: ({ id }: Identified) =>
      mutateOne<{ message: string }>('deleteProduct', 'id', id),
    advertiseProduct: ({ id }: Identified) =>
      mutateOne<{ message: string }>('advertiseProduct', 'id', id),
    verifyUser: ({ email }: { email: string }) =>
      mutateOne<{ message: string }>('verifyUser', 'email', email),
    deleteUser: ({ email }: { email: string }) =>
      mutateOne<{ message: string }>('deleteUser', 'email', email),
    createPaymentIntent: ({ id }: Identified) =>
      mutateOne<OpenedPayment>(
        'createPaymentIntent',
        'productId',
        id,
        'clientSecret amount { amount } payment { status }',
      ),
    /** Reports a payment, as the payment page does when the card was charged. */
    recordPayment: (transactionId: string, { id }: Identified) =>
      mutate<RecordedPayment>(
        `mutation recordPayment($input: RecordPaymentInput!) {
          recordPayment(input: $input) {
            success message code field removedBookingId removedWishId
            payment { id status transactionId product { inStock } }
          }
        }`,
        'recordPayment',
        { input: { transactionId, productId: id } },
      ),
  };
}

async function inCategory(product: ProductInput, defaultCategory: DefaultCategory) {
  const categoryId = product.categoryId ?? (await defaultCategory());
  return { input: { ...product, ...(categoryId && { categoryId }) } };
}

/** The transaction that a client secret belongs to. */
export const transactionOf = ({ clientSecret }: Pick<OpenedPayment, 'clientSecret'>) =>
  clientSecret?.split('_secret_')[0] ?? '';

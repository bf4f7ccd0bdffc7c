import type { ApiClient, Json } from '../api/api-client.ts';
import { mutationText } from '../api/graphql-mutations.ts';
import type { MutationName } from '../api/mutation-name.ts';
import type { CategoryInput, ProductInput, ProductUpdate } from '../factories.ts';

type PostedProduct = { id: string; productName: string; category: { id: string } };

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

type PaymentAnswer = {
  message: string;
  payment: { id: string; handOver: { status: string; problem: string | null } };
};

const handOverFields =
  'payment { id handOver { status place handedOverAt disputedAt problem refundedAt } }';

/** What is common to the records that an action is about. */
type Identified = { id: string };

/** The category of a product that names none; null where each has to name its own. */
type DefaultCategory = () => Promise<string | null>;

/**
 * The mutations of the screens, under their names in the schema, for one caller. Each gives the fields
 * that tests look at, and is refused or fails as any other request of the client.
 */
export function userActions(client: ApiClient, defaultCategory: DefaultCategory) {
  /** Sends a mutation that selects these fields beside the outcome. */
  const mutate = <Answer>(name: MutationName, variables: Json | Promise<Json>, fields = '') =>
    client
      .graphql<Record<string, Answer>>(mutationText(name, fields), variables)
      .map((data) => data[name] as Answer);
  return {
    /** Posts a product, in the default category unless it names one. */
    addProduct: (product: ProductInput) =>
      mutate<{ product: PostedProduct }>(
        'addProduct',
        inCategory(product, defaultCategory),
        'product { id productName category { id } }',
      ).map((answer) => answer.product),
    addCategory: (category: CategoryInput) =>
      mutate<{ category: { id: string; title: string } }>(
        'addCategory',
        { input: category },
        'category { id title }',
      ).map((answer) => answer.category),
    addToBookingList: ({ id }: Identified) =>
      mutate<{ message: string; cartItem: { id: string }; removedWishId: string | null }>(
        'addToBookingList',
        { productId: id },
        'cartItem { id } removedWishId',
      ),
    addToWishList: ({ id }: Identified) =>
      mutate<{ message: string; wishItem: { id: string } }>(
        'addToWishList',
        { productId: id },
        'wishItem { id }',
      ),
    updateProduct: (input: ProductUpdate) =>
      mutate<{ message: string; product: { id: string; revision: number } }>(
        'updateProduct',
        { input },
        'product { id revision }',
      ),
    pauseProduct: ({ id }: Identified) => mutate<{ message: string }>('pauseProduct', { id }),
    resumeProduct: ({ id }: Identified) => mutate<{ message: string }>('resumeProduct', { id }),
    markSoldElsewhere: ({ id }: Identified) =>
      mutate<{ message: string }>('markSoldElsewhere', { id }),
    relistProduct: ({ id }: Identified) => mutate<{ message: string }>('relistProduct', { id }),
    deleteProduct: ({ id }: Identified) => mutate<{ message: string }>('deleteProduct', { id }),
    advertiseProduct: ({ id }: Identified) =>
      mutate<{ message: string }>('advertiseProduct', { id }),
    endAdvertisement: ({ id }: Identified) =>
      mutate<{ message: string }>('endAdvertisement', { id }),
    verifyUser: ({ email }: { email: string }) =>
      mutate<{ message: string }>('verifyUser', { email }),
    deleteUser: ({ email }: { email: string }) =>
      mutate<{ message: string }>('deleteUser', { email }),
    createPaymentIntent: ({ id }: Identified) =>
      mutate<OpenedPayment>(
        'createPaymentIntent',
        { productId: id },
        'clientSecret amount { amount } payment { status }',
      ),
    /** Reports a payment, as the payment page does when the card was charged. */
    recordPayment: (transactionId: string, { id }: Identified) =>
      mutate<RecordedPayment>(
        'recordPayment',
        { input: { transactionId, productId: id } },
        `removedBookingId removedWishId
         payment { id status transactionId product { inStock } }`,
      ),
    confirmReceipt: ({ id }: Identified) =>
      mutate<PaymentAnswer>('confirmReceipt', { paymentId: id }, handOverFields),
    reportProblem: ({ id }: Identified, problem: string) =>
      mutate<PaymentAnswer>('reportProblem', { input: { paymentId: id, problem } }, handOverFields),
  };
}

async function inCategory(product: ProductInput, defaultCategory: DefaultCategory) {
  const categoryId = product.categoryId ?? (await defaultCategory());
  return { input: { ...product, ...(categoryId && { categoryId }) } };
}

/** The transaction that a client secret belongs to. */
export const transactionOf = ({ clientSecret }: Pick<OpenedPayment, 'clientSecret'>) =>
  clientSecret?.split('_secret_')[0] ?? '';

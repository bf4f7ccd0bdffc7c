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

type BalanceAnswer = {
  message: string;
  payment: { id: string; status: string; balance: { status: string; dueBy: string | null } };
};

type ProductAnswer = { message: string; product: { id: string; inStock: string } };

const productFields =
  'product { id inStock hidden { reason hiddenAt } viewerCanHide viewerCanRestore }';

const balanceFields =
  'payment { id status handOver { status } balance { status dueFrom dueBy paidAt cancelledAt } }';
type OfferAnswer = {
  message: string;
  offer: {
    id: string;
    status: string;
    amount: { amount: number };
    createdAt: string;
    changedAt: string;
    lapsesAt: string;
    answeredAt: string | null;
    heldUntil: string | null;
  };
};

type AcceptedOffer = OfferAnswer & {
  product: {
    id: string;
    inStock: string;
    hold: { amount: { amount: number }; until: string; offer: Identified } | null;
  };
  closedOffers: { id: string; status: string }[];
};

type SuspensionAnswer = {
  message: string;
  person: {
    id: string;
    state: string;
    suspendedAt: string | null;
    suspensionReason: string | null;
  } | null;
  products: { id: string; inStock: string }[] | null;
  payments: { id: string; status: string }[] | null;
};

const suspensionFields =
  'person { id state suspendedAt suspensionReason } products { id inStock } payments { id status }';

const offerFields =
  'offer { id status amount { amount } createdAt changedAt lapsesAt answeredAt heldUntil }';

const handOverFields =
  'payment { id handOver { status place handedOverAt disputedAt problem refundedAt } }';

type OrderStepAnswer = {
  message: string;
  order: {
    id: string;
    state: string;
    hasOpenCase: boolean;
    handOverProof: string | null;
    handOverCode: { triesLeft: number } | null;
    cancelRequest: { status: string } | null;
  };
};

const orderFields =
  'order { id state hasOpenCase handOverProof handOverCode { triesLeft } cancelRequest { status } }';

/** Which part of a price is paid. */
export type Part = 'WHOLE' | 'FIRST_HALF' | 'BALANCE';
/** A message with the thread that it was written in. */
export type SentMessage = {
  id: string;
  text: string;
  thread: { id: string; product: { id: string }; unreadCount: number };
};

const messageFields = 'sentMessage { id text thread { id product { id } unreadCount } }';

type PickUpInput = {
  times: string[];
  timeZone: string;
  place: string;
  answeredProposalId: string;
};

type PickUpOrder = {
  pickUp: {
    proposal: { id: string; by: string; times: string[]; timeZone: string; place: string } | null;
    agreed: { at: string; timeZone: string; place: string; calendarUrl: string } | null;
  };
};

const pickUpFields = `order { id viewerActions dueAction pickUp {
  proposal { id by times timeZone place proposedAt } agreed { at timeZone place agreedAt calendarUrl }
} }`;

/** A time of some days ahead in UTC, as `proposePickUp` takes it. */
export const localTime = (days: number, now = Date.now()): string =>
  new Date(now + days * 86_400_000).toISOString().slice(0, 16);

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
    claimHandOver: (orderId: string) =>
      mutate<OrderStepAnswer>('claimHandOver', { orderId }, orderFields),
    enterHandOverCode: (orderId: string, code: string) =>
      mutate<OrderStepAnswer>('enterHandOverCode', { input: { orderId, code } }, orderFields),
    renewHandOverCode: (orderId: string) =>
      mutate<OrderStepAnswer>('renewHandOverCode', { orderId }, orderFields),
    confirmOrderReceipt: (orderId: string) =>
      mutate<OrderStepAnswer>('confirmOrderReceipt', { orderId }, orderFields),
    objectToHandOver: (orderId: string, text: string) =>
      mutate<OrderStepAnswer>('objectToHandOver', { input: { orderId, text } }, orderFields),
    cancelOrder: (orderId: string, reason: string, message?: string) =>
      mutate<OrderStepAnswer>('cancelOrder', { input: { orderId, reason, message } }, orderFields),
    requestCancellation: (orderId: string, reason: string) =>
      mutate<OrderStepAnswer>('requestCancellation', { input: { orderId, reason } }, orderFields),
    answerCancellation: (orderId: string, accept: boolean, message?: string) =>
      mutate<OrderStepAnswer>(
        'answerCancellation',
        { input: { orderId, accept, message } },
        orderFields,
      ),
    adminDecideCancellation: (orderId: string, accept: boolean, message?: string) =>
      mutate<OrderStepAnswer>(
        'adminDecideCancellation',
        { input: { orderId, accept, message } },
        orderFields,
      ),
    openCase: (
      orderId: string,
      input: {
        reason: string;
        wish: string;
        text: string;
        amount?: number;
        photoIds?: readonly string[];
      },
    ) => mutate<OrderStepAnswer>('openCase', { input: { orderId, ...input } }, orderFields),
    answerCase: (orderId: string, answer: string, amount?: number, text?: string) =>
      mutate<OrderStepAnswer>(
        'answerCase',
        { input: { orderId, answer, amount, text } },
        orderFields,
      ),
    acceptCaseOffer: (orderId: string, amount: number) =>
      mutate<OrderStepAnswer>('acceptCaseOffer', { input: { orderId, amount } }, orderFields),
    commentOnCase: (orderId: string, text: string, photoIds: readonly string[] = []) =>
      mutate<OrderStepAnswer>('commentOnCase', { input: { orderId, text, photoIds } }, orderFields),
    escalateCase: (orderId: string) =>
      mutate<OrderStepAnswer>('escalateCase', { orderId }, orderFields),
    closeCase: (orderId: string) => mutate<OrderStepAnswer>('closeCase', { orderId }, orderFields),
    confirmReturn: (orderId: string) =>
      mutate<OrderStepAnswer>('confirmReturn', { orderId }, orderFields),
    adminDecideCase: (orderId: string, decision: string, text: string, amount?: number) =>
      mutate<OrderStepAnswer>(
        'adminDecideCase',
        { input: { orderId, decision, text, amount } },
        orderFields,
      ),
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
    updateCategory: (input: CategoryInput & { id: string }) =>
      mutate<{ category: { id: string; title: string } }>(
        'adminUpdateCategory',
        { input },
        'category { id title }',
      ).map((answer) => answer.category),
    /** Puts a category before another one, or at the end. */
    moveCategory: ({ id }: Identified, before: Identified | null) =>
      mutate<{ categories: { id: string }[] }>(
        'adminMoveCategory',
        { id, before: before?.id ?? null },
        'categories { id }',
      ),
    deleteCategory: ({ id }: Identified, moveProductsTo: Identified | null = null) =>
      mutate<{ deletedCategoryId: string; movedCount: number }>(
        'adminDeleteCategory',
        { id, moveProductsTo: moveProductsTo?.id ?? null },
        'deletedCategoryId movedCount',
      ),
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
    hideProduct: ({ id }: Identified, reason = 'It is unsafe.') =>
      mutate<ProductAnswer>('adminHideProduct', { input: { id, reason } }, productFields),
    restoreProduct: ({ id }: Identified) =>
      mutate<ProductAnswer>('adminRestoreProduct', { id }, productFields),
    advertiseProduct: ({ id }: Identified) =>
      mutate<{ message: string }>('advertiseProduct', { id }),
    endAdvertisement: ({ id }: Identified) =>
      mutate<{ message: string }>('endAdvertisement', { id }),
    verifyUser: ({ email }: { email: string }) =>
      mutate<{ message: string }>('verifyUser', { email }),
    unverifyUser: ({ id }: Identified) =>
      mutate<{ message: string }>('adminUnverifyUser', { userId: id }),
    suspendUser: ({ id }: Identified, reason: string) =>
      mutate<SuspensionAnswer>(
        'adminSuspendUser',
        { input: { userId: id, reason } },
        suspensionFields,
      ),
    restoreUser: ({ id }: Identified) =>
      mutate<SuspensionAnswer>('adminRestoreUser', { userId: id }, suspensionFields),
    deleteUser: ({ email }: { email: string }) =>
      mutate<{ message: string }>('deleteUser', { email }),
    createPaymentIntent: ({ id }: Identified, part: Part = 'WHOLE') =>
      mutate<OpenedPayment>(
        'createPaymentIntent',
        { productId: id, part },
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
    makeOffer: ({ id }: Identified, amount: number) =>
      mutate<OfferAnswer>('makeOffer', { input: { productId: id, amount } }, offerFields).map(
        ({ offer }) => offer,
      ),
    withdrawOffer: ({ id }: Identified) =>
      mutate<OfferAnswer>('withdrawOffer', { id }, offerFields),
    declineOffer: ({ id }: Identified) => mutate<OfferAnswer>('declineOffer', { id }, offerFields),
    acceptOffer: ({ id }: Identified, amount: number) =>
      mutate<AcceptedOffer>(
        'acceptOffer',
        { input: { id, amount } },
        `${offerFields} product { id inStock hold { amount { amount } until offer { id } } }
         closedOffers { id status }`,
      ),
    /** Asks the seller of a product; the same again under the same request's id. */
    askSeller: ({ id }: Identified, text: string, requestId?: string) =>
      mutate<{ sentMessage: SentMessage }>(
        'askSeller',
        { input: { productId: id, text, ...(requestId && { requestId }) } },
        messageFields,
      ).map((answer) => answer.sentMessage),
    sendMessage: (
      { id }: Identified,
      text: string,
      requestId?: string,
      photoIds: readonly string[] = [],
    ) =>
      mutate<{ sentMessage: SentMessage }>(
        'sendMessage',
        { input: { threadId: id, text, photoIds, ...(requestId && { requestId }) } },
        messageFields,
      ).map((answer) => answer.sentMessage),
    sendOrderMessage: (
      orderId: string,
      text: string,
      { requestId, photoIds = [] }: { requestId?: string; photoIds?: readonly string[] } = {},
    ) =>
      mutate<{ sentMessage: SentMessage }>(
        'sendOrderMessage',
        { input: { orderId, text, photoIds, ...(requestId && { requestId }) } },
        messageFields,
      ).map((answer) => answer.sentMessage),
    /** Proposes times at a place in UTC, by default one in three days. */
    proposePickUp: (
      { id }: Identified,
      { times = [localTime(3)], place = '5 Mill Lane', ...input }: Partial<PickUpInput> = {},
    ) =>
      mutate<{ message: string; order: PickUpOrder }>(
        'proposePickUp',
        { input: { orderId: id, times, timeZone: 'UTC', place, ...input } },
        pickUpFields,
      ).map(({ order }) => order.pickUp),
    acceptPickUp: ({ id }: Identified, proposal: Identified, time: string) =>
      mutate<{ message: string; order: PickUpOrder }>(
        'acceptPickUp',
        { input: { orderId: id, proposalId: proposal.id, time } },
        pickUpFields,
      ).map(({ order }) => order.pickUp),
    /** Marks a thread as read, up to a message. */
    markThreadRead: (thread: Identified, until: Identified) =>
      mutate<{ thread: { unreadCount: number }; viewer: { unreadMessageCount: number } }>(
        'markThreadRead',
        { threadId: thread.id, until: until.id },
        'thread { id unreadCount } viewer { id unreadMessageCount unreadNotificationCount }',
      ),
    reportMessage: ({ id }: Identified, note: string) =>
      mutate<{ message: string; reportedMessage: { id: string } }>(
        'reportMessage',
        { input: { messageId: id, reason: 'OFFENSIVE', note } },
        'reportedMessage { id viewerHasReported }',
      ),
    reportProduct: ({ id }: Identified, note = 'It is unsafe.') =>
      mutate<{ message: string; product: { id: string; reported: boolean } }>(
        'reportProduct',
        { input: { productId: id, reason: 'NOT_ALLOWED', note } },
        'product { id reported }',
      ),
    decideReport: (
      { id }: Identified,
      decision: 'NOTHING' | 'HIDE' | 'DELETE' | 'SUSPEND',
      note: string | null = 'It is unsafe.',
    ) =>
      mutate<{ message: string; reports: { id: string; decision: string }[] }>(
        'adminDecideReport',
        { input: { id, decision, note } },
        'reports { id decision } product { id inStock reported } person { id state }',
      ),
    reportUser: ({ id }: Identified, note = 'They sell what they do not have.') =>
      mutate<{ message: string; user: Identified }>(
        'reportUser',
        { input: { userId: id, reason: 'FRAUD', note } },
        'user { id }',
      ),
    blockUser: ({ id }: Identified) =>
      mutate<{ message: string; threads: Identified[] }>(
        'blockUser',
        { userId: id },
        'threads { id }',
      ),
    unblockUser: ({ id }: Identified) =>
      mutate<{ message: string; threads: Identified[] }>(
        'unblockUser',
        { userId: id },
        'threads { id }',
      ),
    confirmReceipt: ({ id }: Identified) =>
      mutate<PaymentAnswer>('confirmReceipt', { paymentId: id }, handOverFields),
    reportProblem: ({ id }: Identified, problem: string) =>
      mutate<PaymentAnswer>('reportProblem', { input: { paymentId: id, problem } }, handOverFields),
    confirmHandOver: ({ id }: Identified) =>
      mutate<BalanceAnswer>('confirmHandOver', { paymentId: id }, balanceFields),
    refundPayment: ({ id }: Identified, reason = 'It never came.') =>
      mutate<{
        message: string;
        payments: { id: string; status: string; balance: { status: string } | null }[];
        product: { id: string; inStock: string };
      }>(
        'adminRefundPayment',
        { input: { id, reason } },
        'payments { id status balance { status } } product { id inStock }',
      ),
    cancelSale: ({ id }: Identified) =>
      mutate<BalanceAnswer & { product: { id: string; inStock: string } }>(
        'adminCancelSale',
        { paymentId: id },
        `${balanceFields} product { id inStock }`,
      ),
    addReview: ({ id }: Identified, review: { stars: number; text?: string }) =>
      mutate<{ message: string; review: { id: string; visibleAt: string } }>(
        'addReview',
        { input: { paymentId: id, ...review } },
        'review { id visibleAt }',
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

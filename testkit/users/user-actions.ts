import type { ApiClient } from '../api/api-client.ts';
import type { CategoryInput, ProductInput, ProductUpdate } from '../factories.ts';
import { messageActions } from './message-actions.ts';
import { type Identified, mutateBy } from './mutate.ts';
import { orderActions } from './order-actions.ts';
import { type OrderOf, paymentActions } from './payment-actions.ts';

type PostedProduct = { id: string; productName: string; category: { id: string } };

type ProductAnswer = { message: string; product: { id: string; inStock: string } };

const productFields =
  'product { id inStock hidden { reason hiddenAt } viewerCanHide viewerCanRestore }';

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

/** The category of products that name none; null if each must name its own. */
type DefaultCategory = () => Promise<string | null>;

/**
 * The screens' mutations by their schema names, for one caller. Each resolves to the fields that tests check, and is
 * refused or fails like any other request.
 */
export function userActions(client: ApiClient, defaultCategory: DefaultCategory) {
  const mutate = mutateBy(client);
  return {
    ...orderActions(mutate),
    ...messageActions(mutate),
    ...paymentActions(mutate, orderOfPayment(client)),
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
    /** Moves a category before another one, or to the end. */
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
    saveSearch: (filter: object, { name = 'My search', mail = 'NEVER' } = {}) =>
      mutate<{ message: string; savedSearch: { id: string; name: string; path: string } }>(
        'saveSearch',
        { input: { name, filter, mail } },
        'savedSearch { id name path }',
      ),
    updateSavedSearch: ({ id }: Identified, input: object) =>
      mutate<{ message: string; savedSearch: { id: string; mail: string; paused: boolean } }>(
        'updateSavedSearch',
        { id, input },
        'savedSearch { id mail paused }',
      ),
    deleteSavedSearch: ({ id }: Identified) =>
      mutate<{ message: string }>('deleteSavedSearch', { id }, 'deletedSavedSearchId'),
    followSeller: ({ id }: Identified) =>
      mutate<{ message: string; seller: { viewerFollows: boolean } }>(
        'followSeller',
        { userId: id },
        'seller { id viewerFollows }',
      ),
    unfollowSeller: ({ id }: Identified) =>
      mutate<{ message: string; seller: { viewerFollows: boolean } }>(
        'unfollowSeller',
        { userId: id },
        'seller { id viewerFollows }',
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

/** Finds a payment's order among the caller's newest 100; another account's payment isn't there. */
const orderOfPayment =
  (client: ApiClient): OrderOf =>
  async ({ id }) => {
    type Orders = { orders: { nodes: { id: string; payments: Identified[] }[] } };
    const { orders } = await client.graphql<Orders>(
      '{ orders(first: 100) { nodes { id payments { id } } } }',
    );
    const order = orders.nodes.find(({ payments }) => payments.some((one) => one.id === id));
    return { orderId: order?.id ?? id };
  };

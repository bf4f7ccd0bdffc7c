import { useCallback, useRef } from 'react';
import { useAction } from '../../apollo/useAction.ts';
import type { AddProductInput } from '../../generated/graphql.ts';
import { addCategory } from './category/category.cache.ts';
import { addProduct, advertiseProduct, deleteProduct } from './product.cache.ts';

/**
 * Posts a product: `[post({ input }), pending]`. The same form sent again after a failure is the same
 * request, so that nothing is posted twice when only the answer was lost.
 */
export function useAddProduct() {
  const [act, pending] = useAction(addProduct);
  const last = useRef({ form: '', requestId: '' });
  const post = useCallback(
    async ({ input }: { input: Omit<AddProductInput, 'requestId'> }) => {
      const form = JSON.stringify(input);
      if (last.current.form !== form) last.current = { form, requestId: newRequestId() };
      const outcome = await act({ input: { ...input, requestId: last.current.requestId } });
      if (outcome.ok) last.current = { form: '', requestId: '' };
      return outcome;
    },
    [act],
  );
  return [post, pending] as const;
}

const newRequestId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** Takes a product off the shelves: `[remove({ id }), pending]`. */
export const useDeleteProduct = () => useAction(deleteProduct);

/** Advertises a product: `[advertise({ id }), pending]`. */
export const useAdvertiseProduct = () => useAction(advertiseProduct);

/** Adds a category: `[add({ input }), pending]`. */
export const useAddCategory = () => useAction(addCategory);

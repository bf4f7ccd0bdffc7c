import { useCallback, useRef } from 'react';
import type { AddProductInput } from '../../../generated/graphql.ts';
import { useAddProductMutation } from '../../../generated/listings.ts';
import { newRequestId } from '../../../lib/requestId.ts';

/**
 * Posts a product: `const [post, { loading }] = useAddProduct()`. Resending the same form after a failure repeats the
 * request id, so that a lost answer doesn't lead to a second product.
 */
export function useAddProduct() {
  const [addProduct, result] = useAddProductMutation();
  const last = useRef({ form: '', requestId: '' });
  const post = useCallback(
    async ({ input }: { input: Omit<AddProductInput, 'requestId'> }) => {
      const form = JSON.stringify(input);
      if (last.current.form !== form) last.current = { form, requestId: newRequestId() };
      const { requestId } = last.current;
      const outcome = await addProduct({ variables: { input: { ...input, requestId } } });
      if (outcome.ok) last.current = { form: '', requestId: '' };
      return outcome;
    },
    [addProduct],
  );
  return [post, result] as const;
}

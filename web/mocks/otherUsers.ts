import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';
import { postedProduct } from './sampleStore.ts';
import type { MockShop } from './shop.ts';
import type { Account } from './store.ts';

/**
 * The other users of a mocked shop. Each call of the returned function posts or sells a product.
 * @param viewer the account whose products stay unchanged
 */
export function otherUsers({ store, changes }: MockShop, viewer: () => Account | null) {
  let turn = 0;
  const others = () =>
    store.products.filter((one) => one.inStock === 'AVAILABLE' && one.sellerId !== viewer()?.id);
  const acts = [
    function post() {
      const index = store.products.length;
      const { category } = sampleProduct(index);
      const posted = {
        ...postedProduct(index),
        inStock: 'AVAILABLE' as const,
        postedTime: new Date().toISOString(),
        sellerId: store.accounts.findLast(({ role }) => role === 'SELLER')?.id ?? '',
        categoryId: store.categories.find(({ title }) => title === category.title)?.id ?? '',
      };
      store.products.push(posted);
      return posted;
    },
    function sell() {
      const product = others().at(-2);
      return product && Object.assign(product, { inStock: 'SOLD' });
    },
  ];
  return () => {
    const product = acts[turn++ % acts.length]?.();
    if (product) changes.publish({ kind: 'product', productId: product.id });
  };
}

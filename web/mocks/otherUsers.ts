import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';
import { newId, postedProduct } from './sampleStore.ts';
import type { MockShop } from './shop.ts';
import type { Account } from './store.ts';

const names = ['Alma Andrade', 'Bruno Blum', 'Carla Dubois', 'Dmitri Eriksen', 'Esther Grant'];
const sequence = ['post', 'sell', 'join', 'advertise', 'post', 'verify'] as const;

/**
 * The other users of a mocked shop: each call of the function that it gives does the next thing, and says what.
 * @param viewer whose products are left alone
 */
export function otherUsers({ store, changes }: MockShop, viewer: () => Account | null) {
  let turn = 0;
  const isOthers = ({ sellerId }: { sellerId: string }) => sellerId !== viewer()?.id;
  const forSale = () =>
    store.products.filter((one) => one.inStock === 'AVAILABLE' && isOthers(one));
  const changed = (productId: string) => changes.publish({ kind: 'product', productId });
  const acts = {
    post() {
      const index = store.products.length;
      const { category, product } = sampleProduct(index);
      const posted = {
        ...postedProduct(index),
        ...{ inStock: 'AVAILABLE' as const, postedTime: new Date().toISOString() },
        sellerId: store.accounts.findLast(({ role }) => role === 'SELLER')?.id ?? '',
        categoryId: store.categories.find(({ title }) => title === category.title)?.id ?? '',
      };
      store.products.push(posted);
      changed(posted.id);
      return `${product.name} is posted`;
    },
    sell() {
      const product = forSale().at(-2);
      if (!product) return 'Nothing is for sale';
      product.inStock = 'SOLD';
      changed(product.id);
      return `${product.productName} is sold`;
    },
    join() {
      const name = names[turn % names.length] ?? '';
      const email = `${name.toLowerCase().replace(' ', '.')}.${turn}@fitness.zone`;
      const createdAt = new Date().toISOString();
      const user: Account = {
        id: newId(),
        name,
        email,
        image: null,
        role: 'BUYER',
        verified: false,
        createdAt,
      };
      store.accounts.push(user);
      changes.publish({ kind: 'user', userId: user.id });
      return `${name} joins`;
    },
    advertise() {
      const product = forSale().find(({ advertisement }) => !advertisement);
      if (!product) return 'Everything is advertised';
      product.advertisement = true;
      changed(product.id);
      return `${product.productName} is advertised`;
    },
    verify() {
      const user = store.accounts.find(({ verified, id }) => !verified && id !== viewer()?.id);
      if (!user) return 'Everybody is verified';
      user.verified = true;
      changes.publish({ kind: 'user', userId: user.id, isSeller: user.role === 'SELLER' });
      return `${user.name} is verified`;
    },
  };
  return () => acts[sequence[turn++ % sequence.length] ?? 'post']();
}

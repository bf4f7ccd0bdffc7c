import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Write } from '../shared/write.ts';

/** The cached collections that another process wrote before it published a change. */
export function writesBefore(change: Change): Write[] {
  switch (change.kind) {
    case 'product':
      return [{ collection: 'products', ids: [change.productId] }, all('categories')];
    case 'category':
      return [{ collection: 'categories', ids: [change.categoryId] }];
    case 'category-deleted':
      return [all('categories'), all('products')];
    case 'user':
      return [{ collection: 'users', ids: [change.userId] }];
    case 'user-deleted':
      return [all('users'), all('products')];
    case 'booking':
      return [{ collection: 'bookings', ids: [change.userId] }];
    case 'wish':
      return [{ collection: 'wishes', ids: [change.userId] }];
    case 'follow':
      return [{ collection: 'follows', ids: [change.userId] }];
    case 'notification':
      return [{ collection: 'notifications', ids: [change.userId] }];
    case 'thread':
    case 'message':
      return [{ collection: 'threads', ids: [change.buyerId, change.sellerId] }];
    case 'offer':
      return [{ collection: 'offers', ids: [change.buyerId] }];
    case 'review':
      return [all('reviews'), all('users')];
    case 'payment':
      return [all('payments')];
    case 'order':
      return [all('orders')];
    case 'audit':
    case 'report':
    case 'saved-search':
    case 'sign-in':
      return [];
  }
}

const all = (collection: string): Write => ({ collection, ids: null });

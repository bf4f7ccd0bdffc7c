import { shopPartMessage } from '@fitness-zone/contract/shop-part-messages.ts';
import type { Health, PartState, ShopPart } from '../generated/resolvers.ts';

const parts = {
  DATABASE: 'database',
  IDENTITY: 'identity',
  CARDS: 'cards',
  IMAGES: 'images',
  MAIL: 'mail',
  EVENTS: 'events',
} as const;

const states = { UP: 'up', SLOW: 'slow', DOWN: 'down' } as const;
const startedAt = new Date().toISOString();

/**
 * How a shop is that has nothing but itself.
 * @param other the states of parts that are not up
 */
export function healthOfMocks(other: Partial<Record<ShopPart, PartState>> = {}): Health {
  return {
    version: '1.0.0',
    commit: null,
    startedAt,
    checkedAt: new Date().toISOString(),
    parts: (Object.keys(parts) as ShopPart[]).map((part) => {
      const state = other[part] ?? 'UP';
      const message = shopPartMessage(parts[part], states[state], false);
      return { part, state, hosted: false, message };
    }),
    notifications: { count: 0, hasMore: false, oldestAt: null },
    mails: { count: 0, hasMore: false, oldestAt: null },
    lastBackupAt: null,
    disk: { freeMegabytes: 120_000, totalMegabytes: 500_000, isLow: false },
  };
}

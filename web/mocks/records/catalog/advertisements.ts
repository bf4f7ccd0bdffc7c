import { advertisedForMs } from '@fitness-zone/contract/catalog/advertising.ts';
import type { ProductRecord, Records } from '../records.ts';

/** The change of a product that begins its advertisement. */
export const newAdvertisement = (): Partial<ProductRecord> => ({
  advertisement: true,
  advertisedUntil: new Date(Date.now() + advertisedForMs).toISOString(),
});

/** The change of a product that ends its advertisement. */
export const endedAdvertisement: Partial<ProductRecord> = {
  advertisement: false,
  advertisedUntil: null,
};

/** Ends the advertisements whose time is up. */
export function endDueAdvertisements({ products }: Pick<Records, 'products'>): void {
  const now = Date.now();
  for (const product of products) {
    const { advertisedUntil } = product;
    if (advertisedUntil && Date.parse(advertisedUntil) <= now)
      Object.assign(product, endedAdvertisement);
  }
}

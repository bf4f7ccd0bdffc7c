import type { Shop } from '../../context/shop.ts';

/** Marks our intents among others of the same provider account. */
export const shopName = 'fitness-zone';

/** The shop's currency as the provider writes it. */
export const currencyOf = ({ config }: Pick<Shop, 'config'>) => config.currency.toLowerCase();

import { heldSentence } from '@fitness-zone/contract/catalog/stock.ts';
import type { Context } from '../../context/context.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { dayUntil } from '../../shared/time/working-days.ts';
import type { ProductRecord } from './product.model.ts';

export const isOwnSeller = ({ viewer }: Pick<Context, 'viewer'>, product: ProductRecord) =>
  viewer?.role === 'seller' && viewer._id.equals(product.sellerId);

/** Its seller or an admin. */
export const mayManage = (context: Pick<Context, 'viewer'>, product: ProductRecord) =>
  context.viewer?.role === 'admin' || isOwnSeller(context, product);

/** The refusal `not-available` while a product is held for a buyer; null if it isn't held. */
export function heldRefusal(
  { config }: Pick<Context, 'config'>,
  { productName, hold }: ProductRecord,
  payload: Record<string, unknown> = {},
): Refusal | null {
  if (!hold) return null;
  const message = heldSentence(productName, dayUntil(hold.until.getTime(), config.timeZone));
  return new Refusal('not-available', message, { payload });
}

import type { Stock } from '@fitness-zone/contract/enums.ts';
import type { Context } from '../../context/context.ts';
import type { Viewer } from '../../context/merged-types.ts';
import { mayManage } from './own-product.rules.ts';
import type { HiddenRecord, ProductRecord } from './product.model.ts';

// Fields of products that depend on the viewer, for both APIs.

type Viewing = Pick<Context, 'viewer'>;

/** A product's stock in the viewer's form: a hidden product looks removed to everybody but its seller and admins. */
export const stockShownTo = (context: Viewing, product: ProductRecord): Stock =>
  product.inStock === 'hidden' && !mayManage(context, product) ? 'removed' : product.inStock;

/** The cause of a product's hiding, for its seller and admins. */
export const hidingShownTo = (context: Viewing, product: ProductRecord): HiddenRecord | null =>
  mayManage(context, product) ? (product.hidden ?? null) : null;

/** Only its seller and admins see a dispute. */
export const isDisputedTo = (context: Viewing, product: ProductRecord): boolean =>
  product.disputed === true && mayManage(context, product);

/** The seller's phone number, for anyone signed in; null for visitors or if it was removed. */
export const phoneShownTo = ({ viewer }: Viewing, { phone }: ProductRecord): string | null =>
  (viewer && phone) || null;

/** The seller's e-mail, for anyone signed in; null for visitors. A seller who became an admin keeps showing it. */
export const emailShownTo = ({ viewer }: Viewing, seller: Viewer | null): string | null =>
  viewer && seller ? seller.email : null;

import type { OpenBusinessReason } from '../enums.ts';

/** A sale or purchase that is paid and not finished. */
export type OpenDeal = { productName: string; reason: OpenBusinessReason; isSale: boolean };

const reasons: Record<OpenBusinessReason, string> = {
  'hand-over': 'not handed over yet',
  balance: 'balance not paid yet',
  dispute: 'problem or bank dispute open',
};

/** Describes an unfinished sale or purchase: "Bench (bought, not handed over yet)". */
export const openDealText = ({ productName, reason, isSale }: OpenDeal): string =>
  `${productName} (${isSale ? 'sold' : 'bought'}, ${reasons[reason]})`;

/** Maximum number that a refusal names. */
const mostNamed = 5;

/**
 * Says why an account can't be deleted by its owner yet.
 * @param count of all open deals; `deals` holds some of them
 */
export function settleFirstText(deals: readonly OpenDeal[], count: number): string {
  const named = deals.slice(0, mostNamed);
  const more = count - named.length;
  const list = [...named.map(openDealText), ...(more > 0 ? [`${more} more`] : [])];
  return `Before you delete your account, please finish these sales and purchases: ${list.join(', ')}.`;
}

import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { Shop } from '../../../context/shop.ts';
import { notFound } from '../../../shared/ids.ts';
import { validInput } from '../../../shared/refusals/valid-input.ts';
import { type SignedQuery, signAddress } from '../../../shared/signed-address.ts';
import { findSignedViewer } from '../../accounts/tokens/signed-viewer.queries.ts';
import type { DocumentFile } from '../../receipts/print-page.ts';
import { writeDocument } from '../../receipts/write-document.ts';
import type { PayoutRecord } from '../payout.model.ts';
import { salesIn } from '../payouts.queries.ts';

const signedStatement = (month: string) => `payout-statement ${month}`;

/** A seller's sales of a month, for a file. */
export type Statement = {
  month: string;
  sellerName: string;
  lines: { payout: PayoutRecord; productName: string }[];
};

/**
 * The addresses of the signed-in seller's statement of a month, which only the caller can open.
 * @throws Refusal `invalid` unless the day is the first of a month
 */
export function statementAddresses(context: Context, given: unknown) {
  const { _id } = requireRole(context, 'seller');
  const { month } = validInput('QueryPayoutStatementArgs', { month: given });
  const query = signAddress(context, signedStatement(month), _id);
  const addressOf = (type: string) => `/payout-statements/${month}.${type}?${query}`;
  return { month, pdfUrl: addressOf('pdf'), csvUrl: addressOf('csv') };
}

/**
 * The statement that an address was signed for.
 * @throws Refusal `not-found` for an expired or changed address, and once the account is suspended, deleted or no
 * longer a seller's
 */
export async function openStatement(
  shop: Shop,
  month: string,
  query: SignedQuery,
): Promise<Statement> {
  const seller = await findSignedViewer(shop, signedStatement(month), query);
  if (seller?.role !== 'seller') throw notFound('Statement');
  const payouts: PayoutRecord[] = await shop.models.Payout.find({
    sellerId: seller._id,
    ...salesIn(month, shop.config.timeZone),
  })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  const { payoutRecords } = shop.createLoaders(seller);
  const lines = payouts.map(async (payout) => {
    const records = await payoutRecords.load(payout._id);
    return { payout, productName: oneLine(records?.payments[0]?.productName ?? '') };
  });
  return { month, sellerName: seller.name, lines: await Promise.all(lines) };
}

/** The name of its files, without their ending. */
export const statementName = (month: string): string => `payouts-${month.slice(0, 7)}`;

/** A statement as a PDF, or as a page to print. */
export async function statementPdf(
  { config: { receipts, timeZone, currency }, now }: Pick<Shop, 'config' | 'now'>,
  { month, sellerName, lines }: Statement,
): Promise<DocumentFile> {
  const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  const title = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}T00:00:00Z`));
  const about = {
    title: `Payouts ${title}`,
    author: receipts.shopName,
    at: new Date(now()),
    fileName: statementName(month),
  };
  return writeDocument(about, (page) => {
    page.title(`Payouts ${title}`);
    page.text(`Seller: ${sellerName}`);
    page.heading(receipts.shopName);
    for (const row of receipts.shopAddress) page.text(row);
    for (const { payout, productName } of lines) {
      const { charged, refunded, lostInDisputes, fee, share, transferred, reversed } = payout.sums;
      const money = (amount: number) => formatMoney(amount, payout.currency);
      page.heading(`${dateFormat.format(payout.createdAt)}  ${productName}`);
      page.line('Paid by the buyer', money(charged));
      if (refunded > 0) page.line('Refunded', money(-refunded));
      if (lostInDisputes > 0) page.line('Taken back by the bank', money(-lostInDisputes));
      page.line('Fee', money(-fee));
      page.line('Your share', money(share));
      page.line('Sent to you', money(transferred - reversed));
    }
    const shares = lines.filter(({ payout }) => payout.currency === currency.toLowerCase());
    const total = shares.reduce((sum, { payout }) => sum + payout.sums.share, 0);
    page.total('Your share of all sales', formatMoney(total, currency));
  });
}

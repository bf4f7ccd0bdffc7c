import type { PaymentPart } from '@fitness-zone/contract/enums.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import type { DocumentFile } from './print-page.ts';
import { type ReceiptRecord, receiptNumber } from './receipt.rules.ts';
import { type DocumentPage, writeDocument } from './write-document.ts';

const partNames: Record<PaymentPart, string> = {
  whole: 'Payment',
  'first-half': 'First half',
  balance: 'Balance',
};

/**
 * Writes a receipt as a PDF, or as a page to print.
 * @param timeZone of its dates, an IANA name
 */
export function writeReceipt(receipt: ReceiptRecord, timeZone: string): Promise<DocumentFile> {
  const number = receiptNumber(receipt.number);
  const about = {
    title: `Receipt ${number}`,
    author: receipt.shopName,
    at: receipt.issuedAt,
    fileName: `receipt-${number}`,
  };
  return writeDocument(about, (page) => writeOn(page, receipt, timeZone));
}

function writeOn(page: DocumentPage, receipt: ReceiptRecord, timeZone: string): void {
  const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  const money = (amount: number) => formatMoney(amount, receipt.currency);
  page.title('Receipt');
  page.text(`Number ${receiptNumber(receipt.number)}`);
  page.text(`Date ${dateFormat.format(receipt.issuedAt)}`);
  page.heading(receipt.shopName);
  for (const row of receipt.shopAddress) page.text(row);
  page.heading('Sale');
  page.text(`Seller: ${receipt.sellerName}`);
  page.text(`Buyer: ${receipt.buyerName}`);
  page.heading('Items');
  for (const { name, amount } of receipt.items) page.line(name, money(amount));
  page.heading('Payments');
  for (const { paidAt, part, amount, transactionId } of receipt.payments) {
    page.line(`${dateFormat.format(paidAt)}  ${partNames[part]}  ${transactionId}`, money(amount));
  }
  if (receipt.refunds.length > 0) page.heading('Refunds');
  for (const { refundedAt, amount } of receipt.refunds) {
    page.line(refundedAt ? dateFormat.format(refundedAt) : 'Refund', money(-amount));
  }
  page.space();
  page.total('Paid', money(receipt.paid));
  if (receipt.refunded > 0) page.total('Refunded', money(receipt.refunded));
  if (receipt.due > 0) page.total('Still to pay', money(receipt.due));
}

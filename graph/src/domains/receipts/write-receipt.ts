import { createRequire } from 'node:module';
import type { PaymentPart } from '@fitness-zone/contract/enums.ts';
import { formatMoney } from '@fitness-zone/contract/payments/money.ts';
import { type ReceiptRecord, receiptNumber } from './receipt.rules.ts';

// The standard fonts of PDF have no letters beyond Western Europe's, and names may have any.
const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const left = 56;
const right = 539;
const width = right - left;

const partNames: Record<PaymentPart, string> = {
  whole: 'Payment',
  'first-half': 'First half',
  balance: 'Balance',
};

/**
 * Writes a receipt as a PDF of one or more A4 pages.
 * @param timeZone that of its dates, an IANA name
 */
export async function writeReceipt(receipt: ReceiptRecord, timeZone: string): Promise<Buffer> {
  // Loaded with the first receipt: most processes write none.
  const { default: PdfDocument } = await import('pdfkit');
  const number = receiptNumber(receipt.number);
  const document = new PdfDocument({
    size: 'A4',
    margin: left,
    font: fonts.regular,
    info: {
      Title: `Receipt ${number}`,
      Author: receipt.shopName,
      CreationDate: receipt.issuedAt,
    },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<void>((done, fail) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', done)
      .on('error', fail);
  });
  const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  const money = (amount: number) => formatMoney(amount, receipt.currency);

  const text = (value: string, size = 10) =>
    document.font(fonts.regular).fontSize(size).text(value, left, document.y, { width });
  const heading = (value: string) => {
    document.moveDown(1.2).font(fonts.bold).fontSize(11).text(value, left, document.y, { width });
    document.moveDown(0.3);
  };
  const line = (label: string, amount: string, font = fonts.regular) => {
    document.font(font).fontSize(10);
    const height = document.heightOfString(label, { width: width - 120 });
    if (document.y + height > document.page.height - left) document.addPage();
    const { y } = document;
    document.text(amount, right - 120, y, { width: 120, align: 'right' });
    document.text(label, left, y, { width: width - 120 });
    document.moveDown(0.3);
  };

  document.font(fonts.bold).fontSize(20).text('Receipt', left, left);
  document.moveDown(0.4);
  text(`Number ${number}`);
  text(`Date ${dateFormat.format(receipt.issuedAt)}`);
  heading(receipt.shopName);
  for (const row of receipt.shopAddress) text(row);
  heading('Sale');
  text(`Seller: ${receipt.sellerName}`);
  text(`Buyer: ${receipt.buyerName}`);
  heading('Items');
  for (const { name, amount } of receipt.items) line(name, money(amount));
  heading('Payments');
  for (const { paidAt, part, amount, transactionId } of receipt.payments) {
    line(`${dateFormat.format(paidAt)}  ${partNames[part]}  ${transactionId}`, money(amount));
  }
  if (receipt.refunds.length > 0) heading('Refunds');
  for (const { refundedAt, amount } of receipt.refunds) {
    line(refundedAt ? dateFormat.format(refundedAt) : 'Refund', money(-amount));
  }
  document.moveDown(1);
  line('Paid', money(receipt.paid), fonts.bold);
  if (receipt.refunded > 0) line('Refunded', money(receipt.refunded), fonts.bold);
  if (receipt.due > 0) line('Still to pay', money(receipt.due), fonts.bold);
  document.end();
  await written;
  return Buffer.concat(chunks);
}

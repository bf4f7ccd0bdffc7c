import { createRequire } from 'node:module';

// PDF's standard fonts cover only Western Europe, and names may have any letters.
const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const left = 56;
const right = 539;
const width = right - left;

/** The blocks of a document from top to bottom; page breaks are automatic. */
export type PdfPage = {
  title(text: string): void;
  heading(text: string): void;
  text(text: string): void;
  /** A label, and an amount at the right edge. */
  line(label: string, amount: string): void;
  /** In bold. */
  total(label: string, amount: string): void;
  space(): void;
};

/** Writes a PDF of one or more A4 pages. */
export async function writePdf(
  about: { title: string; author: string; at: Date },
  write: (page: PdfPage) => void,
): Promise<Buffer> {
  // Loaded on first use: most processes never need it.
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: 'A4',
    margin: left,
    font: fonts.regular,
    info: { Title: about.title, Author: about.author, CreationDate: about.at },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<void>((done, fail) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', done)
      .on('error', fail);
  });
  const line = (label: string, amount: string, font = fonts.regular) => {
    document.font(font).fontSize(10);
    const height = document.heightOfString(label, { width: width - 120 });
    if (document.y + height > document.page.height - left) document.addPage();
    const { y } = document;
    document.text(amount, right - 120, y, { width: 120, align: 'right' });
    document.text(label, left, y, { width: width - 120 });
    document.moveDown(0.3);
  };
  write({
    title(text) {
      document.font(fonts.bold).fontSize(20).text(text, left, left);
      document.moveDown(0.4);
    },
    heading(text) {
      document.moveDown(1.2).font(fonts.bold).fontSize(11).text(text, left, document.y, { width });
      document.moveDown(0.3);
    },
    text: (text) =>
      void document.font(fonts.regular).fontSize(10).text(text, left, document.y, { width }),
    line: (label, amount) => line(label, amount),
    total: (label, amount) => line(label, amount, fonts.bold),
    space: () => void document.moveDown(1),
  });
  document.end();
  await written;
  return Buffer.concat(chunks);
}

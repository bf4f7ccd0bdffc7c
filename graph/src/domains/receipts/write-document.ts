import { createRequire } from 'node:module';
import { type Block, type DocumentFile, printPage } from './print-page.ts';

// PDF's standard fonts cover only Western Europe.
const { resolve } = createRequire(import.meta.url);
const fonts = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
};

const left = 56;
const right = 539;
const width = right - left;

/** The blocks of a document from top to bottom; page breaks are automatic. */
export type DocumentPage = {
  title(text: string): void;
  heading(text: string): void;
  text(text: string): void;
  /** A label, and an amount at the right edge. */
  line(label: string, amount: string): void;
  /** In bold. */
  total(label: string, amount: string): void;
  space(): void;
};

/** `fileName` has no extension. */
type About = { title: string; author: string; at: Date; fileName: string };

/** Scripts written from right to left. The PDF would set them in the wrong order beside others. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Mandaic}\p{Script=Samaritan}]/u;

/** The parts of pdfkit's opened font that we use. */
type OpenedFont = { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };

/**
 * Writes a PDF of one or more A4 pages. If its font can't write some text, writes a page to print in the reader's own
 * fonts instead.
 */
export async function writeDocument(
  about: About,
  write: (page: DocumentPage) => void,
): Promise<DocumentFile> {
  const blocks: Block[] = [];
  write({
    title: (text) => void blocks.push({ kind: 'title', text }),
    heading: (text) => void blocks.push({ kind: 'heading', text }),
    text: (text) => void blocks.push({ kind: 'text', text }),
    line: (text, amount) => void blocks.push({ kind: 'line', text, amount }),
    total: (text, amount) => void blocks.push({ kind: 'total', text, amount }),
    space: () => void blocks.push({ kind: 'space', text: '' }),
  });
  // Loaded at first use, since most processes never need it.
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: 'A4',
    margin: left,
    font: fonts.regular,
    info: { Title: about.title, Author: about.author, CreationDate: about.at },
  });
  const canWrite = (text: string) => {
    const { font } = (document as unknown as OpenedFont)._font;
    const hasGlyph = (sign: string) =>
      /\s/.test(sign) || font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    return !rightToLeft.test(text) && [...text].every(hasGlyph);
  };
  // The bold font has the same letters, but for a few signs that names don't have.
  if (!blocks.every(({ text }) => canWrite(text))) return printPage(about, blocks);
  const chunks: Buffer[] = [];
  const written = new Promise<void>((done, fail) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', done)
      .on('error', fail);
  });
  for (const block of blocks) draw(document, block);
  document.end();
  await written;
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${about.fileName}.pdf"`,
  };
  return { headers, body: Buffer.concat(chunks) };
}

function draw(document: PDFKit.PDFDocument, block: Block): void {
  const { kind, text } = block;
  switch (kind) {
    case 'title':
      document.font(fonts.bold).fontSize(20).text(text, left, left);
      document.moveDown(0.4);
      break;
    case 'heading':
      document.moveDown(1.2).font(fonts.bold).fontSize(11).text(text, left, document.y, { width });
      document.moveDown(0.3);
      break;
    case 'text':
      document.font(fonts.regular).fontSize(10).text(text, left, document.y, { width });
      break;
    case 'line':
    case 'total': {
      document.font(kind === 'total' ? fonts.bold : fonts.regular).fontSize(10);
      const height = document.heightOfString(text, { width: width - 120 });
      if (document.y + height > document.page.height - left) document.addPage();
      const { y } = document;
      document.text(block.amount, right - 120, y, { width: 120, align: 'right' });
      document.text(text, left, y, { width: width - 120 });
      document.moveDown(0.3);
      break;
    }
    case 'space':
      document.moveDown(1);
  }
}

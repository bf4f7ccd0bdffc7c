import { createHash } from 'node:crypto';
import { escaped } from '../../shared/escaped.ts';

/** A part of a document; `amount` is printed at the right edge. */
export type Block =
  | { kind: 'title' | 'heading' | 'text' | 'space'; text: string }
  | { kind: 'line' | 'total'; text: string; amount: string };

export type DocumentFile = { headers: Record<string, string>; body: Buffer | string };

const style = `
  @page { margin: 20mm; }
  body { margin: 0 auto; padding: 24px; max-width: 640px; font: 16px/1.5 system-ui, sans-serif; color: #14181f; background: #fff; overflow-wrap: anywhere; }
  h1 { font-size: 28px; margin: 0 0 8px; }
  h2 { font-size: 17px; margin: 24px 0 4px; }
  p { margin: 0; }
  .line { display: flex; justify-content: space-between; gap: 24px; break-inside: avoid; }
  .line span:last-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
  .total { font-weight: 700; }
  .space { height: 16px; }
  .note { margin-bottom: 24px; padding: 12px 16px; border-radius: 10px; background: #f0f0ec; }
  @media print { body { padding: 0; max-width: none; font-size: 11pt; } .note { display: none; } }
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const note =
  'Our PDFs can’t show some of the letters in this document, so you get it as a page. To keep it, print it or save it as a PDF in your browser.';

/** Writes each name in its own direction, after its label or date. */
const isolated = (text: string) =>
  text
    .split(/(?<=: | {2})/)
    .map((part) => `<bdi>${escaped(part)}</bdi>`)
    .join('');

function written(block: Block): string {
  const text = isolated(block.text);
  switch (block.kind) {
    case 'title':
      return `<h1>${text}</h1>`;
    case 'heading':
      return `<h2>${text}</h2>`;
    case 'text':
      return `<p>${text}</p>`;
    case 'line':
    case 'total':
      return `<p class="line ${block.kind}"><span>${text}</span><span>${escaped(block.amount)}</span></p>`;
    case 'space':
      return '<p class="space"></p>';
  }
}

/** A document as a page to print, in the reader's own fonts. The page explains why it isn't a PDF. */
export const printPage = (
  { title }: { title: string },
  blocks: readonly Block[],
): DocumentFile => ({
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  body: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title><style>${style}</style></head>
<body><p class="note" role="note">${note}</p><main>
${blocks.map(written).join('\n')}
</main></body></html>
`,
});

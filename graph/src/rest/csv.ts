import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

type Cell = string | number | boolean | Date | null | undefined;

/** The columns of a CSV file: their headers, and what a line has in each. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => Cell>>;

/**
 * A CSV file (RFC 4180, UTF-8 with a byte-order mark, so that spreadsheets read it as such), made while it is sent.
 * Times are ISO 8601. A text that a spreadsheet would take for a formula has an apostrophe in front.
 * @param items read as fast as the file is taken; one that fails breaks the file off, which its reader notices
 */
export function csvFile<Item>(columns: CsvColumns<Item>, items: AsyncIterable<Item>): Readable {
  const cells = Object.values(columns);
  async function* lines() {
    for await (const item of items) yield cells.map((cellOf) => textOf(cellOf(item)));
  }
  const file = stringify({
    bom: true,
    header: true,
    columns: Object.keys(columns),
    escape_formulas: true,
    record_delimiter: 'windows',
    // Both alone are line breaks to spreadsheets; by default only the record delimiter is quoted.
    quoted_match: /[\r\n]/,
  });
  // The stream's reader learns of a fault by the stream's own error.
  pipeline(Readable.from(lines()), file, () => undefined);
  return file;
}

function textOf(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '');
}

/** Cost of a file of many lines, in points of the rate limit. */
export const filePoints = 50;

/** The headers of a file that a browser saves. */
export const csvHeaders = (name: string): [string, string][] => [
  ['content-type', 'text/csv; charset=utf-8'],
  ['content-disposition', `attachment; filename="${name}.csv"`],
];

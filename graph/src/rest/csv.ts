import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

type Cell = string | number | boolean | Date | null | undefined;

/** The columns of a CSV file by header, each with the value for a line. */
export type CsvColumns<Item> = Readonly<Record<string, (item: Item) => Cell>>;

/**
 * A streamed CSV file (RFC 4180, in UTF-8 with a byte-order mark for spreadsheets). Times are ISO 8601. A text that a
 * spreadsheet would take for a formula gets a leading apostrophe.
 * @param items read as fast as the client reads; an error aborts the download
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
    // Spreadsheets take a lone CR or LF for a line break, but by default only the record delimiter is quoted.
    quoted_match: /[\r\n]/,
  });
  // Errors reach the reader as the stream's error.
  pipeline(Readable.from(lines()), file, () => undefined);
  return file;
}

function textOf(cell: Cell): string {
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell instanceof Date ? cell.toISOString() : String(cell ?? '');
}

/** The headers of a file that a browser saves. */
export const csvHeaders = (name: string): [string, string][] => [
  ['content-type', 'text/csv; charset=utf-8'],
  ['content-disposition', `attachment; filename="${name}.csv"`],
];

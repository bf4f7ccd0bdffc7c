import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { csvFile } from './csv.ts';

type Line = { name: string; at?: Date | null; count?: number; isOpen?: boolean };

async function* these(lines: readonly Line[]) {
  yield* lines;
}

const columns = {
  Name: ({ name }: Line) => name,
  At: ({ at }: Line) => at,
  Count: ({ count }: Line) => count,
  Open: ({ isOpen }: Line) => isOpen,
};

const fileOf = (lines: readonly Line[]) => text(csvFile(columns, these(lines)));

test('it begins with a byte-order mark and a header, also without lines', async () => {
  const file = csvFile(columns, these([]));
  const bytes = Buffer.concat(await file.map((part) => Buffer.from(part)).toArray());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.subarray(3).toString()).toBe('Name,At,Count,Open\r\n');
});

test('cells with separators, quotes and line breaks are quoted; nothing is an empty cell', async () => {
  const file = await fileOf([
    { name: 'Doe, "Jane"\nZürich', at: new Date(0), count: -3, isOpen: true },
    { name: '', at: null, isOpen: false },
  ]);
  expect(file.split('\r\n').slice(1)).toEqual([
    '"Doe, ""Jane""\nZürich",1970-01-01T00:00:00.000Z,\'-3,yes',
    ',,,no',
    '',
  ]);
});

test.each(['\n', '\r', '\r\n'])(
  'a cell with %j in it is quoted, and stays one cell',
  async (lineBreak) => {
    const file = await fileOf([{ name: `Bench${lineBreak}=1+1,x` }, { name: 'Rack' }]);
    expect(file.split('Open\r\n')[1]).toBe(`"Bench${lineBreak}=1+1,x",,,\r\nRack,,,\r\n`);
  },
);

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x";"y")'])(
  '%j is no formula in a spreadsheet',
  async (name) => {
    const cell = (await fileOf([{ name }])).split('Open\r\n')[1] ?? '';
    expect(cell.replace(/^"/, '')[0]).toBe("'");
  },
);

test('a failed read breaks the file off', async () => {
  async function* failing() {
    yield { name: 'Jane' };
    throw new Error('no database');
  }
  await expect(text(csvFile(columns, failing()))).rejects.toThrow('no database');
});

test('nothing is read any more once nobody takes the file', async () => {
  let hasEnded = false;
  async function* endless() {
    try {
      for (;;) yield { name: 'Jane' };
    } finally {
      hasEnded = true;
    }
  }
  const file = csvFile(columns, endless());
  file.once('data', () => file.destroy());
  await expect.poll(() => hasEnded).toBe(true);
});

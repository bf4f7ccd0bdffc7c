import fc from 'fast-check';

/** Typical input of an attacker or a broken client. */
const known: unknown[] = [
  { $ne: null },
  { $gt: '' },
  { $where: 'while(true){}' },
  { $regex: '.*' },
  [{ $ne: 1 }],
  { $function: { body: 'return 1', args: [], lang: 'js' } },
  { toString: 'x' },
  { _bsontype: 'ObjectId', id: 'x' },
  JSON.parse('{"constructor":{"prototype":{"role":"admin"}}}'),
  [],
  {},
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  -1e-300,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066evil',
  '👨‍👩‍👧‍👦'.repeat(50),
  'ÅÄÖ\u0301\u0301\u0301',
  'x'.repeat(10_000),
  '9'.repeat(400),
  '000000000000000000000000',
  'ffffffffffffffffffffffff',
  'twelve_bytes',
  '../../../../etc/passwd',
  '%00',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '{"$ne":null}',
  '$where',
  '__proto__',
  '{{7*7}}',
  '1e1000',
  'NaN',
  '-0',
  'admin@fitness.zone',
  'a@b',
  `${'a'.repeat(300)}@example.com`,
  'user@example.com\r\nBcc: all@example.com',
];

/** A text of any characters. For `fc.string`, fast-check would first list all 1.1 million of them. */
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((codes) => String.fromCodePoint(...codes));

/** Hostile values: the known ones and arbitrary JSON. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: anyText },
);

/** Hostile texts for places that hold only text, such as an address. */
export const hostileText: fc.Arbitrary<string> = hostileValue.map((value) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (text ?? '').slice(0, 2_000).toWellFormed();
});

export const hostileBodies: [type: string, body: string][] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', 'null'],
  ['application/json', '[]'],
  ['application/json', '"text"'],
  ['application/json', '['.repeat(10_000)],
  ['application/json', '{"__proto__":{"admin":true}}'],
  ['application/json', '{"a":1}'.repeat(1000)],
  ['application/json; charset=utf-7', '+AHs-'],
  ['application/xml', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
  ['text/plain', 'email=a'],
  ['application/x-www-form-urlencoded', 'email[$ne]=1'],
  ['multipart/form-data; boundary=x', '--x\r\nnonsense'],
  ['multipart/form-data', 'no boundary'],
  ['', '{}'],
  ['nonsense', '{}'],
];

const picture = '/images/0123456789abcdef0123456789abcdef-1280x960-c0ffee-320-640-1280/1280.webp';
const moment = Date.UTC(2026, 4, 4, 9, 30);

/** Example values for the documentation, by field name. */
const examples: Readonly<Record<string, unknown>> = {
  attributes: [{ name: 'weight', value: '16 kg' }],
  attributeNames: ['brand', 'model', 'weight'],
  after: '66371f3a9b1d8c0012345678',
  body: 'Folds up, hardly used, with a new belt.',
  brand: 'Bowflex',
  clientSecret: 'pi_3Nf0c0ffee_secret_5d41402abc4b',
  code: '402518',
  currency: 'USD',
  description: 'The treadmill from the left.',
  from: '2026-05-01',
  to: '2026-05-31',
  idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
  image: picture,
  url: picture,
  limit: 20,
  location: 'Portland, Oregon',
  month: '2026-05-01',
  message: 'Treadmill T80 added successfully',
  name: 'Ada Lovelace',
  near: 'Portland, OR',
  within: 25,
  town: 'Lake Oswego, OR',
  note: 'The photos are of another product.',
  originalPrice: 1299,
  resalePrice: 649.5,
  previousPrice: 699,
  productPrice: 649.5,
  price: 649.5,
  minPrice: 100,
  maxPrice: 700,
  amount: 600,
  phone: '5550100',
  problem: 'The belt slips.',
  productName: 'Treadmill T80',
  place: '5 Mill Lane, York',
  time: '2026-12-01T23:00:00.000Z',
  times: ['2026-12-01T18:00'],
  q: 'treadmill',
  reason: 'The brakes do not work.',
  revision: 0,
  stars: 5,
  text: 'Is it still available?',
  timeZone: 'America/New_York',
  title: 'Treadmills',
  transactionId: 'pi_3Nf0c0ffee',
  until: '66371f3a9b1d8c0012345678',
  maxYears: 2,
  yearsOfUsedProduct: 1.5,
  field: 'phone',
  first: 20,
  private: 'yes',
  photoIds: '66371f3a9b1d8c0012345678',
  status: 200,
};

/** Examples for names that aren't in the table, by their kind. */
const byKind: readonly (readonly [RegExp, unknown])[] = [
  [/(^_?id|Id|before|moveProductsTo|startingAt)$/, '66371f3a9b1d8c0012345678'],
  [/email$/i, 'ada@example.com'],
  [/name$/i, 'Ada Lovelace'],
  [/(At|Time|Until|By|since|time)$/, moment],
  [/(Count|count)$/, 3],
];

/** An example of a field's value; undefined where there is none. */
export const exampleOf = (name: string): unknown =>
  examples[name] ?? byKind.find(([kind]) => kind.test(name))?.[1];

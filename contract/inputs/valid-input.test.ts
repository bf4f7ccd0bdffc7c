import { expect, test } from 'vitest';
import { inputs } from '../generated/inputs.ts';
import type { Constraint } from './constraint.ts';
import { oneLine } from './shown-text.ts';
import { InvalidInput, validInput } from './valid-input.ts';

const messageOf = (filter: Record<string, unknown>) => {
  try {
    validInput('ProductFilter', filter);
    return null;
  } catch (error) {
    if (error instanceof InvalidInput) return `${error.faults[0]?.field}: ${error.message}`;
    throw error;
  }
};

test('a list is checked, and so is each of its items', () => {
  expect(messageOf({ conditions: ['Good', 'Fair'], categoryIds: [] })).toBeNull();
  expect(messageOf({ conditions: null })).toBeNull();
  expect(messageOf({ conditions: 'Good' })).toBe('conditions: conditions must be a list.');
  expect(messageOf({ conditions: ['Good', 'new'] })).toBe(
    'conditions: conditions must be one of Excellent, Good, Fair.',
  );
  expect(messageOf({ categoryIds: Array(101).fill('a') })).toBe(
    'categoryIds: categoryIds must have at most 100 entries.',
  );
  expect(messageOf({ categoryIds: ['a', null] })).toBe('categoryIds: categoryIds is required.');
  expect(messageOf({ categoryIds: ['a'.repeat(65)] })).toBe(
    'categoryIds: categoryIds must have at most 64 characters.',
  );
});

test('every fault of an input is named, those of a rule included', () => {
  const given = { title: ' ', body: 7, image: 'javascript:alert(1)' };
  const faults = [
    { field: 'title', message: 'Title is required.' },
    { field: 'body', message: 'Description must be text.' },
    { field: 'image', message: 'Photo must be the http(s) address of a picture.' },
  ];
  expect(() => validInput('AddCategoryInput', given)).toThrow(
    expect.objectContaining({ message: 'Title is required.', faults }),
  );
  const rules = { title: () => 'Title is taken.' };
  expect(() => validInput('AddCategoryInput', { ...given, title: 'Mats' }, {}, rules)).toThrow(
    expect.objectContaining({
      faults: [{ field: 'title', message: 'Title is taken.' }, ...faults.slice(1)],
    }),
  );
});

test.each([
  ['nothing but a zero-width space', '\u200b'],
  ['a soft hyphen', '\u00ad'],
  ['an empty Braille cell', '\u2800'],
  ['what only turns other text', ' \u202e '],
  ['NUL', '\u0000'],
])('a name of %s is none', (_what, name) => {
  expect(() => validInput('UpdateProfileInput', { name })).toThrow('User name is required.');
});

test.each([
  ['\u202eRow\u202c \u2066er\u2069', 'Row er'],
  ['\r\nAnn \t', 'Ann'],
  ['دمبل ‏٥ كغ', 'دمبل ‏٥ كغ'],
  ['👩‍👧 ❤️', '👩‍👧 ❤️'],
])('the visible characters of %j stay', (name, kept) => {
  expect(validInput('UpdateProfileInput', { name })).toEqual({ name: kept });
});

const controls = [
  '\n',
  '\r',
  '\t',
  '\v',
  '\u0000',
  '\u0007',
  '\u0085',
  '\u009f',
  '\u2028',
  '\u2029',
];

test.each(controls)('a one-line text with %j in it is refused', (character) => {
  const name = `Ann${character}a`;
  expect(() => validInput('UpdateProfileInput', { name })).toThrow(
    'User name must be one line of text without control characters.',
  );
  expect(oneLine(`Ann ${character}a`)).toBe('Ann a');
});

test('only descriptions, reasons and messages may have several lines', () => {
  const named = Object.entries(inputs).flatMap(([name, fields]) =>
    Object.entries<Constraint>(fields)
      .filter(([, { multiline }]) => multiline)
      .map(([field]) => `${name}.${field}`),
  );
  expect(named.sort()).toEqual([
    'AddCategoryInput.body',
    'AddProductInput.body',
    'AddReviewInput.text',
    'AdminAnswerFailedRefundInput.reason',
    'AdminHideProductInput.reason',
    'AdminPayoutInput.reason',
    'AdminRefundPaymentInput.reason',
    'AdminSuspendUserInput.reason',
    'AdminUpdateCategoryInput.body',
    'AnswerCancellationInput.message',
    'AnswerProblemInput.text',
    'AskSellerInput.text',
    'CancelOrderInput.message',
    'CommentOnProblemInput.text',
    'CounterOfferInput.note',
    'DecideProblemInput.text',
    'MakeOfferInput.note',
    'ObjectToHandOverInput.text',
    'ProposePickUpInput.place',
    'ReportProblemInput.text',
    'RequestCancellationInput.reason',
    'SavePickUpPlanInput.place',
    'SendMessageInput.text',
    'SendOrderMessageInput.text',
    'UpdateProductInput.body',
  ]);
});

test('a description keeps its lines, and loses other control characters', () => {
  const text = 'Folds.\r\n\tAnd rolls.';
  const review = { paymentId: 'a', stars: 5, text: `\u0007${text}\u009f` };
  expect(validInput('AddReviewInput', review)).toEqual({ ...review, text });
});

test.each([
  ['', true],
  ['0123456789abcdef01234567', true],
  ['-4500.0123456789abcdef01234567', true],
  ['0.0123456789abcdef01234567', false],
  ['1.5.0123456789abcdef01234567', false],
  ['4500', false],
])('whether %j is a cursor of products: %j', (after, isOne) => {
  const check = () => validInput('QueryProductsArgs', { after });
  if (isOne) expect(check).not.toThrow();
  else expect(check).toThrow('after must be a cursor of an earlier page.');
});

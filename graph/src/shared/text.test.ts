import { expect, test } from 'vitest';
import { boundedText } from './text.ts';

const rule = { field: 'name', label: 'Name', max: 5 };

test('text is trimmed, and counted afterwards', () => {
  expect(boundedText('  Anna ', rule)).toBe('Anna');
});

test.each([
  ['nothing but blanks', '  '],
  ['no text', 7],
  ['more than allowed', 'Anneke'],
  ['half of a character', 'An\ud83d'],
])('%s is refused', (_what, value) => {
  expect(() => boundedText(value, rule)).toThrow(
    expect.objectContaining({ code: 'invalid', field: 'name' }),
  );
});

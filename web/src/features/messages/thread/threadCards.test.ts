import { expect, test } from 'vitest';
import { withCards } from './threadCards.ts';

const at = (key: string, minute: number) => ({
  key,
  createdAt: `2026-11-29T12:0${minute}:00Z`,
  content: null,
});

const keysOf = (...given: Parameters<typeof withCards>) =>
  withCards(...given).map(({ key }) => key);

test('cards stand between the messages by time, and an offer before its note', () => {
  const messages = [at('question', 0), at('note', 2), at('thanks', 4)];
  const cards = [at('paid', 3), at('offer', 2)];
  expect(keysOf(messages, cards, false)).toEqual(['question', 'offer', 'note', 'paid', 'thanks']);
  expect(keysOf([], cards, false)).toEqual(['offer', 'paid']);
});

test('cards from before the oldest loaded message wait for the page before', () => {
  expect(keysOf([at('note', 2)], [at('paid', 3), at('earlier', 1)], true)).toEqual([
    'note',
    'paid',
  ]);
});

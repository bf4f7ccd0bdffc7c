import { expect, test } from 'vitest';
import { createClient } from '../../../apollo/client.ts';
import { notArrived, type Outgoing, unsentOf } from './unsent.ts';

const outgoing = (requestId: string, text: string, after = '05'): Outgoing => ({
  requestId,
  text,
  photoIds: [],
  after,
  failure: null,
});
const own = (id: string, text: string) => ({
  id,
  text,
  photos: [],
  viewerIsSender: true,
});

test('a message that has come by a live change before its own answer is not shown twice', () => {
  const waiting = [outgoing('a', 'Hello'), outgoing('b', 'Is it there?')];
  expect(notArrived(waiting, [own('06', 'Hello'), own('05', 'Is it there?')])).toEqual([
    waiting[1],
  ]);
});

test('the same text twice arrives twice, and what the other side writes is not one of them', () => {
  const waiting = [outgoing('a', 'Yes'), outgoing('b', 'Yes')];
  const answer = { ...own('07', 'Yes'), viewerIsSender: false };
  expect(notArrived(waiting, [answer, own('06', 'Yes')])).toEqual([waiting[1]]);
  expect(notArrived(waiting, [own('07', 'Yes'), own('06', 'Yes')])).toEqual([]);
});

test('each thread keeps its unsent text until the page’s account changes', async () => {
  const client = createClient({ readToken: () => null, onSignedOut: () => {} });
  unsentOf(client).edit('1', (unsent) => ({ ...unsent, draft: 'Does it' }));
  expect(unsentOf(client).read('1').draft).toBe('Does it');
  expect(unsentOf(client).read('2').draft).toBe('');
  await client.resetStore();
  expect(unsentOf(client).read('1').draft).toBe('');
});

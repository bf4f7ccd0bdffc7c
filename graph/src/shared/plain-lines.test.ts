import { expect, test } from 'vitest';
import { createLogger } from './log.ts';
import { plainLines } from './plain-lines.ts';

function aTerminal() {
  const texts: string[] = [];
  const log = createLogger('info', plainLines({ write: (text) => texts.push(text) }));
  return { log, read: () => texts.join('') };
}

test('lines are for people: a time, what happened, and its details', () => {
  const { log, read } = aTerminal();
  log.info('starting');
  log.warn({ url: 'http://127.0.0.1:9099', ports: [1, 2] }, 'anyone can sign in');
  expect(read().replaceAll(/\d\d:\d\d:\d\d/g, '12:00:00')).toBe(
    '12:00:00 starting\n' +
      '12:00:00 Warning: anyone can sign in (url http://127.0.0.1:9099, ports [1,2])\n',
  );
});

test('a request is one short line', () => {
  const { log, read } = aTerminal();
  const request = { reqId: '1', method: 'GET', path: '/pages', statusCode: 200, ms: 3 };
  log.info(request, 'answered');
  expect(read()).toMatch(/^\S+ GET \/pages 200 in 3 ms\n$/);
});

test('an error comes with its stack, without e-mail addresses and secrets', () => {
  const { log, read } = aTerminal();
  log.error({ err: new Error('no account ann@example.com') }, 'a fault');
  expect(read()).toMatch(/^\S+ Error: a fault\n {9}Error: no account <e-mail>\n {9} +at /);
});

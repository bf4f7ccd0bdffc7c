import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createLogger, redact } from './log.ts';

const long = 200_000;

/** A logger's output as one text. */
function aLog() {
  const lines: string[] = [];
  const log = createLogger(
    'info',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  return { log, text: () => lines.join('') };
}

test.each([
  ['an e-mail address', 'a@'],
  ['an encoded e-mail address', 'a%40'],
  ['an e-mail address without an end', 'a@b-'],
  ['a domain of many parts', '@a.'],
  ['a local part', 'aaaa'],
  ['a token', 'eyJ-'],
  ['a token of many parts', 'eyJ.'],
  ['a client secret', 'pi_'],
  ['a client secret of many parts', 'pi_a_secret'],
  ['a key', 'sk_'],
  ['a header', 'bearer '],
])('a line of many beginnings of %s is redacted in one pass', (_of, beginning) => {
  const line = beginning.repeat(long / beginning.length);
  const began = performance.now();
  redact(line);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test.each([
  ['"ann.o-neil+shop@mail.example.com"', '"<e-mail>"'],
  ['/verifyUser/ann%40example.com?x=1', '/verifyUser/<e-mail>?x=1'],
  ['a@b@example.com', '<e-mail>'],
  ['node_modules/@apollo/server', 'node_modules/@apollo/server'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln ends', 'token <token> ends'],
  ['Authorization: Bearer abc.def"', 'Authorization: bearer <token>"'],
  ['pi_123_secret_456 of pi_123', '<client secret> of pi_123'],
  ['sk_test_1 whsec_2', '<key> <key>'],
])('%s is written as %s', (line, written) => {
  expect(redact(line)).toBe(written);
});

test('a path and an error of any length are cut, and an e-mail address never in its middle', () => {
  const { log, text } = aLog();
  for (let padding = 280; padding < 300; padding += 1) {
    log.info({ req: { method: 'GET', url: `/${'p'.repeat(padding)}/ann@example.com?q=secret` } });
  }
  log.error({ err: new Error(`no ${'m '.repeat(long)}`) }, 'a fault');
  expect(text()).not.toMatch(/ann|secret/);
  expect(text().length).toBeLessThan(30_000);
});

test.each([
  ['return', 0],
  ['exit', 3],
  ['throw', 1],
  ['reject', 1],
  ['SIGTERM', 0],
])('a process that ends by %s has written every line', async (way, code) => {
  const program = fileURLToPath(new URL('./log.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, [program, way], { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = once(child, 'close');
  const lines = (await text(child.stdout)).trim().split('\n');
  expect(await ended).toEqual([code, null]);
  const written = lines.map((line) => (JSON.parse(line) as { line: number }).line);
  // A piece that was being written may come after the rest; each line has its time.
  expect(written.toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 500 }, (_, line) => line),
  );
});

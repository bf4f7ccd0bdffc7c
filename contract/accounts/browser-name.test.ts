import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox 140 on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36`,
    'Chrome 150 on Windows',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.1`,
    'Edge 150 on Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Safari/605.1.15',
    'Safari 19 on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19 on iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0.7 Mobile/15E148 Safari/604.1',
    'Chrome 150 on iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/150.0.0.0 Mobile Safari/537.36`,
    'Chrome 150 on Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet 29 on Android',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/150.0.0.0 Safari/537.36 OPR/120.0.0.0`,
    'Opera 120 on ChromeOS',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/153.0.0.0 Safari/537.36`,
    'Chrome 153 on Linux',
  ],
  ['Firefox/1', 'Firefox 1'],
])('%s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test.each([
  ['nothing', undefined],
  ['an empty text', ''],
  ['a program', 'curl/8.5.0'],
  ['no version', 'Mozilla/5.0 (Windows) Firefox/x'],
  ['what stands too far behind', `${' '.repeat(600)}Firefox/140.0`],
])('%s has no name', (_what, userAgent) => {
  expect(browserName(userAgent)).toBeNull();
});

test('any header gives a short name, at once', () => {
  const hostile = `${'Version/1 '.repeat(50_000)}SamsungBrowser/${'9'.repeat(50_000)} CrOS`;
  expect(browserName(hostile)?.length ?? 0).toBeLessThanOrEqual(50);
  expect(browserName(`SamsungBrowser/${'9'.repeat(400)} CrOS`)).toBe(
    'Samsung Internet 9999 on ChromeOS',
  );
});

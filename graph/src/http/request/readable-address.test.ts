import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readableAddress } from './readable-address.ts';

const asked = (url: string, accept: string, method = 'GET') =>
  readableAddress({ url, method, headers: { accept } } as IncomingMessage);

test('a browser’s address that can’t be decoded leads nowhere, instead of to an error', () => {
  const page = 'text/html,application/xhtml+xml';
  expect(asked('/%', page)).toBe('/%25');
  expect(asked('/pages/%E0%A4%A?q=%', page)).toBe('/pages/%25E0%25A4%25A?q=%');
  expect(asked('/pages/%E2%82%AC?q=50%', page)).toBe('/pages/%E2%82%AC?q=50%');
  // Other callers get the error about the invalid address.
  expect(asked('/%', 'application/json')).toBe('/%');
  expect(asked('/%', page, 'POST')).toBe('/%');
});

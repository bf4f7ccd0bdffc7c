import { expect, test } from 'vitest';
import { zoneName } from './zone-name.ts';

test.each([
  ['UTC', 'UTC'],
  ['Etc/UTC', 'UTC'],
  ['Etc/GMT+5', 'GMT+5'],
  ['Europe/Berlin', 'Berlin time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['Japan', 'Japan time'],
])('%s is called %s', (timeZone, name) => expect(zoneName(timeZone)).toBe(name));

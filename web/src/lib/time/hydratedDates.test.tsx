import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { aClientConfig } from '../../../testing/clientConfig.ts';
import { RelativeDate } from '../../ui/text/RelativeDate.tsx';
import { ConfigContext } from '../config.ts';
import { formatFullDay, formatFullMoment } from './dates.ts';
import { useTimeZone } from './useTimeZone.ts';

afterEach(() => vi.useRealTimers());

const at = '2026-03-31T23:30:00Z';
const readers = Intl.DateTimeFormat().resolvedOptions().timeZone;
/** A time zone whose date differs from the reader's at that moment. */
const shops = formatFullDay(at) === 'Mar 31, 2026' ? 'Pacific/Kiritimati' : 'Pacific/Honolulu';

const Day = () => <p>{formatFullDay(at, useTimeZone())}</p>;

const page = (
  <ConfigContext value={aClientConfig({ timeZone: shops })}>
    <Day />
    <RelativeDate at={at} />
  </ConfigContext>
);

test('a rendered page has days of the shop’s time zone, and those of the reader’s once it is hydrated', async () => {
  vi.useFakeTimers({ now: Date.parse(at) + hourMs, toFake: ['Date'] });
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container.querySelector('p')?.textContent).toBe(formatFullDay(at, shops));
  expect(container.textContent).toContain('1 hour ago');
  vi.setSystemTime(Date.parse(at) + 3 * hourMs);
  const mismatches = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: mismatches }),
  );
  expect(mismatches).not.toHaveBeenCalled();
  expect(container.querySelector('p')?.textContent).toBe(formatFullDay(at, readers));
  expect(container.querySelector('p')?.textContent).not.toBe(formatFullDay(at, shops));
  const time = container.querySelector('time');
  expect(time?.textContent).toBe('3 hours ago');
  expect(time?.title).toBe(formatFullMoment(at, readers));
  act(() => root.unmount());
});

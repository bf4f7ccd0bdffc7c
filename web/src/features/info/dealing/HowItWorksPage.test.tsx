import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { aClientConfig } from '../../../../testing/clientConfig.ts';
import { ConfigContext } from '../../../lib/config.ts';
import { HowItWorksPage } from './HowItWorksPage.tsx';
import { lastDays } from './workingDays.content.ts';

afterEach(cleanup);

const show = (timeZone = 'UTC') =>
  render(
    <MemoryRouter>
      <ConfigContext value={aClientConfig({ timeZone })}>
        <HowItWorksPage />
      </ConfigContext>
    </MemoryRouter>,
  );

test('the contents lead to every section, in their order, and give its heading the focus', async () => {
  const { container } = show();
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  const sections = [...container.querySelectorAll('section')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    sections.map(({ id }) => `/how-it-works#${id}`),
  );
  for (const link of links) {
    await userEvent.click(link);
    const heading = screen.getByRole('heading', { level: 2, name: link.textContent ?? '' });
    expect(document.activeElement).toBe(heading);
  }
});

test('the time line is read out as a list, with what is only drawn', () => {
  show();
  const list = screen.getByRole('list', { name: 'A deal from the first offer to the reviews' });
  const steps = within(list).getAllByRole('listitem');
  expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
    ...['Offer', 'Accepted', 'Payment', 'Hand-over', 'Balance', 'Reviews'],
  ]);
  expect(steps[0]?.textContent).toContain('Until the next step: up to 90 days');
  expect(within(list).queryByRole('img')).toBeNull();
});

test('the working days are those of the shop, wherever it is', () => {
  show('Europe/Berlin');
  expect(screen.getByText(/the shop’s time zone, Berlin time\./)).toBeTruthy();
});

test('three working days end on the day that the table names', () => {
  const nameOf = (date: Date) =>
    date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
  const dayAfter = (date: Date) => new Date(date.getTime() + dayMs);
  const isWorkingDay = (date: Date) => !['Saturday', 'Sunday'].includes(nameOf(date));
  // A Monday.
  let date = new Date('2026-11-23T00:00:00Z');
  for (const { day, lastDay } of lastDays) {
    expect(nameOf(date)).toBe(day);
    let last = date;
    for (let counted = 0; counted < 3; counted += isWorkingDay(last) ? 1 : 0) last = dayAfter(last);
    expect(nameOf(last), `after a ${day}`).toBe(lastDay);
    date = dayAfter(date);
  }
  expect(lastDays).toHaveLength(7);
});

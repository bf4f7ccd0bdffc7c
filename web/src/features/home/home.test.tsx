import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../apollo/client.ts';
import { Counters } from './company/Counters.tsx';
import { testimonials } from './company/company.content.ts';
import { InfoCards } from './company/InfoCards.tsx';
import { Testimonials } from './company/Testimonials.tsx';
import { Hero } from './Hero.tsx';
import { HomeSearch } from './HomeSearch.tsx';
import { heroSlides } from './home.content.ts';
import { PromoBanners } from './PromoBanners.tsx';

let intersect: () => void = () => {};
let prefersReducedMotion = false;

class Observer {
  constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
    const before = intersect;
    intersect = () => {
      before();
      call([{ isIntersecting: true }]);
    };
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  intersect = () => {};
  prefersReducedMotion = false;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => ({
    matches: prefersReducedMotion,
    addEventListener() {},
    removeEventListener() {},
  }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inPage = (element: React.ReactElement) =>
  render(
    <ApolloProvider
      client={createClient({ readToken: async () => null, onSignedOut: () => undefined })}
    >
      <MemoryRouter>{element}</MemoryRouter>
    </ApolloProvider>,
  );

test('the promotion is announced word for word', () => {
  inPage(<PromoBanners />);
  expect(screen.getByText('40% off, 03 sets, just this week')).toBeTruthy();
});

test('banners and cards promise only features that exist', () => {
  inPage(
    <>
      <PromoBanners />
      <InfoCards />
    </>,
  );
  const banner = (name: RegExp) => screen.getByRole('link', { name });
  const saving = banner(/^40% off.*largest savings first$/);
  expect(saving.getAttribute('href')).toBe('/pages?sort=-saving');
  const instalments = banner(/^Half now.*How two instalments work$/);
  expect(instalments.getAttribute('href')).toBe('/how-it-works#instalments');
  expect(screen.getByText('Agree on a day with the seller')).toBeTruthy();
  expect(screen.getByText('Paid at once, or in two instalments')).toBeTruthy();
  expect(screen.queryByText(/coming soon/i)).toBeNull();
});

test('the search is a form that works without scripts, and asks for what was filled in', async () => {
  const Address = () => {
    const { pathname, search } = useLocation();
    return <output>{`${pathname}${search}`}</output>;
  };
  inPage(
    <>
      <HomeSearch />
      <Address />
    </>,
  );
  const form = screen.getByRole('search', { name: 'Equipment near you' }) as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/pages');
  expect(form.method).toBe('get');
  const names = [...form.querySelectorAll('input')].map(({ name }) => name);
  expect(names).toEqual(['q', 'near', 'within']);
  await userEvent.type(screen.getByRole('searchbox'), ' folding bench {Enter}');
  expect(screen.getByRole('status').textContent).toBe('/pages?q=folding+bench');
});

test('the headline types itself, and is one whole text to a screen reader from the start', () => {
  inPage(<Hero />);
  const heading = screen.getByRole('heading', { name: heroSlides[0].headline });
  const letters = [...heading.querySelectorAll<HTMLElement>('[aria-hidden] > span')];
  expect(letters.map(({ textContent }) => textContent).join('')).toBe(heroSlides[0].headline);
  expect(letters.slice(0, 3).map(({ style }) => style.animationDelay)).toEqual([
    '0ms',
    '45ms',
    '90ms',
  ]);
});

test('next and previous go round the two slides, each with the way to all products', async () => {
  inPage(<Hero />);
  expect(
    screen.getByRole('link', { name: 'Read More about products for sale' }).getAttribute('href'),
  ).toBe('/pages');
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(screen.getByRole('heading', { name: heroSlides[1].headline })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next slide' }));
  expect(screen.getByRole('heading', { name: heroSlides[0].headline })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous slide' }));
  expect(screen.getByRole('heading', { name: heroSlides[1].headline })).toBeTruthy();
});

test('the counters run for 2 seconds and end at their numbers', () => {
  vi.useFakeTimers();
  inPage(<Counters />);
  act(intersect);
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByText('5000+')).toBeNull();
  act(() => void vi.advanceTimersByTime(1100));
  expect(screen.getByText('5000+')).toBeTruthy();
  expect(screen.getAllByText('500+')).toHaveLength(2);
});

test('the final numbers show at once if the user asked for less motion', () => {
  prefersReducedMotion = true;
  inPage(<Counters />);
  act(intersect);
  expect(screen.getByText('5000+')).toBeTruthy();
});

test('the reviews form one ring in both directions', async () => {
  inPage(<Testimonials />);
  const shown = () =>
    testimonials.find(
      ({ review }) =>
        screen.getByText(review).closest('figure')?.getAttribute('aria-hidden') === 'false',
    )?.name;
  const names = testimonials.map(({ name }) => name);
  for (const name of [...names, names[0]]) {
    expect(shown()).toBe(name);
    await userEvent.click(screen.getByRole('button', { name: 'Next review' }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Previous review' }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous review' }));
  expect(shown()).toBe(names.at(-1));
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StoreDetails } from './StoreDetails.tsx';

afterEach(cleanup);

test('the phone number calls and the e-mail address writes', () => {
  render(<StoreDetails />);
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('(207) 555-0142')).toBe('tel:+12075550142');
  expect(addressOf('hello@fitness.zone')).toBe('mailto:hello@fitness.zone');
});

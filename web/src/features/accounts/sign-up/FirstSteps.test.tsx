import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { paths } from '../../../lib/paths.ts';
import type { NewcomerRole } from '../../session/sessionNotice.ts';
import { FirstSteps } from './FirstSteps.tsx';

afterEach(cleanup);

function stepsOf(role: NewcomerRole, isOn: boolean) {
  const config = {
    firebase: { apiKey: 'a', authDomain: '', projectId: '', emulatorUrl: null },
    payouts: { isOn, delayDays: 7, fee: { percent: 0, fixed: 0 } },
  };
  render(
    <MemoryRouter>
      <FirstSteps role={role} email={null} config={config} onClose={() => {}} />
    </MemoryRouter>,
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

test.each([
  ['BUYER', true, [paths.profile, paths.pages, paths.howItWorks]],
  ['SELLER', true, [paths.addProduct, paths.payouts, paths.howItWorks]],
  ['SELLER', false, [paths.addProduct, paths.howItWorks]],
] as const)('a new %s is told what comes first', (role, isOn, expected) => {
  expect(stepsOf(role, isOn)).toEqual(expected);
  screen.getByRole('region', { name: 'Welcome to Fitness Zone' });
});

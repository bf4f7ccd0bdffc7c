import type { Reading } from '../../../rest/read-route.ts';

export const signInReadings: Reading[] = [
  {
    url: '/signIns',
    summary:
      'The sign-ins to an account, of the last 90 days and at most 50, newest first (admins)',
    operation: '{ adminSignIns @page { ...SignIn } }',
  },
];

export const signInFields = 'fragment SignIn on SignIn { id userId signedInAt method browser }';

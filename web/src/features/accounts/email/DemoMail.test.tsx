import type { ClientConfig } from '@fitness-zone/contract/client-config.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { aClientConfig } from '../../../../testing/clientConfig.ts';
import { ConfigContext } from '../../../lib/config.ts';
import type { MailKind } from '../../session/identity/emulator.mail.ts';
import { DemoMail } from './DemoMail.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const emulatorUrl = 'http://127.0.0.1:9099';
const mail = (email: string, oobCode: string, requestType = 'PASSWORD_RESET') => ({
  email,
  oobCode,
  requestType,
});

/** Renders an account's notices while these mails are unsent. */
function open(
  email: string,
  oobCodes: object[],
  firebase: Partial<ClientConfig['firebase']> = {},
  kind: MailKind = 'PASSWORD_RESET',
) {
  const fetched = vi.fn(async (_url: string) => Response.json({ oobCodes }));
  vi.stubGlobal('fetch', fetched);
  const config = aClientConfig();
  Object.assign(config.firebase, firebase);
  render(
    <ConfigContext value={config}>
      <MemoryRouter>
        <DemoMail kind={kind} email={email} />
      </MemoryRouter>
    </ConfigContext>,
  );
  return fetched;
}

test('with the emulator, only the last link for the address is shown', async () => {
  const mails = [
    mail('ada@example.com', 'first'),
    mail('ada@example.com', 'last&best'),
    mail('ada@example.com', 'other', 'VERIFY_EMAIL'),
    mail('bob@example.com', 'not-hers'),
  ];
  const fetched = open('Ada@example.com', mails, { emulatorUrl });
  const link = await screen.findByRole('link', { name: /Reset password/ });
  expect(link.getAttribute('href')).toBe('/choose-password?oobCode=last%26best');
  expect(fetched.mock.lastCall?.[0]).toBe(`${emulatorUrl}/emulator/v1/projects/demo/oobCodes`);
});

test('the mail that asks to confirm an address leads to its page', async () => {
  const mails = [mail('ada@example.com', 'hers', 'VERIFY_EMAIL'), mail('ada@example.com', 'reset')];
  open('ada@example.com', mails, { emulatorUrl }, 'VERIFY_EMAIL');
  const link = await screen.findByRole('link', { name: 'Confirm the address ada@example.com' });
  expect(link.getAttribute('href')).toBe('/confirm-email?oobCode=hers');
});

test('with the emulator, an address without an account learns why there is no link', async () => {
  open('nobody@example.com', [mail('ada@example.com', 'hers')], { emulatorUrl });
  await screen.findByText(/no account has the address/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('with the hosted provider there is no such thing, and nothing is asked', async () => {
  const fetched = open('ada@example.com', [mail('ada@example.com', 'hers')], { emulatorUrl: null });
  await Promise.resolve();
  expect(document.body.textContent).toBe('');
  expect(fetched).not.toHaveBeenCalled();
});

import { expect, test } from 'vitest';
import { inputs } from '../generated/inputs.ts';
import { emailFault } from './email-address.ts';
import { validInput } from './valid-input.ts';

test.each(['ada@example.com', 'Ada.Lovelace+gym@mail.example.co.uk', "o'neil@localhost"])(
  '%s is an e-mail address',
  (address) => expect(emailFault(address)).toBeNull(),
);

test.each(['\u200b', '\u00ad', '\u202e', '\u2060', '\ufeff', '\u0000', '\u3164', '\n'])(
  'an invisible %j is refused and said',
  (character) => {
    expect(emailFault(`ada${character}@example.com`)).toContain('invisible character');
  },
);

test.each(['ada', 'ada@', '@example.com', 'ada@exa mple.com', 'аda@example.com', ''])(
  '%j is no e-mail address',
  (address) => expect(emailFault(address)).toContain('must be an email address'),
);

test('every input named email is checked so, without white space at its ends', () => {
  const named = Object.entries(inputs).filter(([, fields]) => 'email' in fields);
  expect(named.length).toBeGreaterThan(4);
  for (const [, fields] of named) expect(fields).toMatchObject({ email: { format: 'EMAIL' } });
  expect(validInput('MutationAddAdminArgs', { email: ' ada@example.com ' })).toEqual({
    email: 'ada@example.com',
  });
  expect(() => validInput('MutationAddAdminArgs', { email: 'ada\u200b@example.com' })).toThrow(
    'Email contains an invisible character. Please type it again.',
  );
});

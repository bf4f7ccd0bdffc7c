import { EnvError, makeExactValidator } from 'envalid';

/** Push services of the browsers; `*.` matches any subdomain. */
const knownHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

const hosts = makeExactValidator<string[]>((input) => {
  if (input === 'off') return [];
  const names = input.split(',').map((name) => name.trim().toLowerCase());
  if (names.every((name) => /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/.test(name))) return names;
  throw new EnvError(
    'must be off, or the hosts of push services, such as fcm.googleapis.com,*.push.apple.com',
  );
});

export const pushVariables = { PUSH_HOSTS: hosts({ default: knownHosts }) };

import { createPrivateKey } from 'node:crypto';
import { emailFault } from '@fitness-zone/contract/inputs/email-address.ts';
import { isChargeable } from '@fitness-zone/contract/payments/currencies.ts';
import { EnvError, makeExactValidator, str } from 'envalid';
import { timeZoneNamed } from '../shared/time/time-zone.ts';

// Each validator's error is its remedy; the report puts the variable's name in front of it.

/** A switch: true or false, also as 1 or 0, yes or no, on or off. */
export const flag = makeExactValidator<boolean>((input) => {
  const chosen = readFlag(input);
  if (chosen === null) throw new EnvError('must be true or false');
  return chosen;
});

function readFlag(input: string): boolean | null {
  if (/^(true|t|yes|on|1)$/i.test(input)) return true;
  return /^(false|f|no|off|0)$/i.test(input) ? false : null;
}

/** A switch that also accepts the catalogue alone. */
export const seed = makeExactValidator<boolean | 'catalogue'>((input) => {
  if (input.toLowerCase() === 'catalogue') return 'catalogue';
  const chosen = readFlag(input);
  if (chosen === null) throw new EnvError('must be true, catalogue or false');
  return chosen;
});

/** A whole number of at most nine digits, not negative. */
export const wholeNumber = makeExactValidator<number>((input) => {
  if (!/^\d{1,9}$/.test(input)) throw new EnvError('must be a whole number');
  return Number(input);
});

/** A whole number of at most nine digits, no less than `least`. */
export const wholeNumberFrom = (least: number) =>
  makeExactValidator<number>((input) => {
    if (/^\d{1,9}$/.test(input) && Number(input) >= least) return Number(input);
    throw new EnvError(`must be a whole number from ${least} on`);
  });

/** A number from 0 to `most` with at most this many decimals. */
export const decimal = (most: number, decimals: number) =>
  makeExactValidator<number>((input) => {
    const pattern = new RegExp(`^\\d{1,7}(\\.\\d{1,${decimals}})?$`);
    if (pattern.test(input) && Number(input) <= most) return Number(input);
    throw new EnvError(`must be a number from 0 to ${most} with at most ${decimals} decimals`);
  });

/** The two letters of a country, such as US. */
export const countryCode = makeExactValidator<string>((input) => {
  if (/^[a-z]{2}$/i.test(input)) return input.toLowerCase();
  throw new EnvError('must be the two letters of a country such as US');
});

const portFrom = (lowest: number, hint: string) =>
  makeExactValidator<number>((input) => {
    if (/^\d{1,5}$/.test(input) && Number(input) >= lowest && Number(input) <= 65_535)
      return Number(input);
    throw new EnvError(`must be a whole number from ${lowest}${hint} to 65535`);
  });

export const tcpPort = portFrom(1, '');

export const tcpPortOrFree = portFrom(0, ' (any free port)');

export function oneOf<Word extends string>(words: readonly Word[], standard: Word) {
  const isWord = (input: string): input is Word => words.some((word) => word === input);
  return makeExactValidator<Word>((input) => {
    if (isWord(input)) return input;
    throw new EnvError(`must be one of ${words.join(', ')}`);
  })({ default: standard });
}

export const optionalText = () => str({ default: undefined });

/** The parts of a text that commas separate, without the empty ones. */
export const itemsOf = (input: string) =>
  input
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** E-mail addresses separated by commas. */
export const emails = makeExactValidator<string[]>((input) => {
  const items = itemsOf(input);
  for (const item of items) {
    const fault = emailFault(item);
    if (fault !== null) throw new EnvError(`has ${JSON.stringify(item)}, which ${fault}`);
  }
  return items;
});

/** Days of the calendar, such as 2026-12-25, separated by commas. */
export const days = makeExactValidator<string[]>((input) => {
  const items = itemsOf(input);
  const wrong = items.find((item) => !isDay(item));
  if (wrong === undefined) return items;
  throw new EnvError(`"${wrong}" is no day; write it like 2026-12-25`);
});

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${text}T`);
}

/** Origins of web pages, separated by commas; a slash at the end of one is dropped. */
export const origins = makeExactValidator<string[]>((input) =>
  itemsOf(input)
    .map((item) => item.replace(/\/$/, ''))
    .map((item) => {
      if (URL.parse(item)?.origin === item && /^https?:/.test(item)) return item;
      throw new EnvError(`"${item}" is no origin; write it like https://shop.example`);
    }),
);

function checkedHttpUrl(input: string): string {
  const example = 'for instance http://127.0.0.1:9099';
  if (!/^https?:\/\//.test(input))
    throw new EnvError(`must start with http:// or https://, ${example}`);
  if (!URL.canParse(input)) throw new EnvError(`is no address: write host and port, ${example}`);
  return input;
}

/** An http or https address, kept in its given spelling. */
export const httpUrl = makeExactValidator<string>(checkedHttpUrl);

/** An http or https address that paths are appended to: slashes at its end are dropped. */
export const baseUrl = makeExactValidator<string>((input) =>
  checkedHttpUrl(input).replace(/\/+$/, ''),
);

const addressOf = (...protocols: string[]) => {
  const starts = protocols.map((protocol) => `${protocol}://`);
  return makeExactValidator<string>((input) => {
    if (starts.some((start) => input.startsWith(start) && input.length > start.length))
      return input;
    throw new EnvError(`must start with ${starts.join(' or ')}`);
  });
};

/** The connection string of a MongoDB deployment. */
export const mongodbUri = addressOf('mongodb', 'mongodb+srv');

/** The address of a mail server; may include user and password. */
export const smtpUrl = addressOf('smtp', 'smtps');

export const redisUrl = addressOf('redis', 'rediss');

/** The ISO 4217 code of a currency for card charges, in capitals. */
export const currency = makeExactValidator<string>((input) => {
  const code = input.toUpperCase();
  if (isChargeable(code)) return code;
  throw new EnvError(
    Intl.supportedValuesOf('currency').includes(code)
      ? `is ${code}, in which Stripe charges no cards; take one of docs.stripe.com/currencies, such as usd`
      : 'must be an ISO 4217 currency code such as usd',
  );
});

/** The IANA name of a time zone. */
export const timeZone = makeExactValidator<string>((input) => {
  const name = timeZoneNamed(input);
  if (name === null)
    throw new EnvError('must be the IANA name of a time zone such as Europe/Berlin');
  return name;
});

/** A secret of at least 32 bytes. */
export const secret = makeExactValidator<string>((input) => {
  if (Buffer.byteLength(input) < 32) {
    throw new EnvError('must have at least 32 bytes, for example from: openssl rand -hex 32');
  }
  return input;
});

/** A bearer token of at least 32 characters that are allowed in a header. */
export const metricsToken = makeExactValidator<string>((input) => {
  if (/^[\w.~+/-]{32,}=*$/.test(input)) return input;
  throw new EnvError(
    'must have at least 32 characters, of those that a bearer token has, for example from: openssl rand -hex 32',
  );
});

/** The name of a commit: 7 to 64 hexadecimal digits. */
export const commit = makeExactValidator<string>((input) => {
  if (/^[0-9a-f]{7,64}$/i.test(input)) return input.toLowerCase();
  throw new EnvError('must be the name of a commit: 7 to 64 hexadecimal digits');
});

/** A private key as PEM. Env files have it on one line, with line breaks written as `\n`. */
export const privateKey = makeExactValidator<string>((input) => {
  const pem = input.replaceAll('\\n', '\n');
  try {
    createPrivateKey(pem);
    return pem;
  } catch {
    throw new EnvError(
      'is no private key: copy private_key from the service account file, from -----BEGIN to END-----, with \\n for line breaks',
    );
  }
});

/** A text from the Firebase console that never has a colon, unlike an address. */
export const firebaseText = makeExactValidator<string>((input) => {
  if (!input.includes(':')) return input;
  throw new EnvError(
    'must not contain a colon: copy it as shown in the Firebase console, without https://',
  );
});

/** A variable that must be absent. */
export const forbidden = (remedy: string) =>
  makeExactValidator<never>(() => {
    throw new EnvError(`must not be set: ${remedy}`);
  })({ default: undefined });

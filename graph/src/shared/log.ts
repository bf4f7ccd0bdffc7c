import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Keeps e-mail addresses and secrets out of the log. Callers control the text, so each pattern takes a whole run of
 * characters or none: retrying at every character would take quadratic time.
 */
const secrets: [RegExp, (found: string) => string][] = [
  [/\beyJ[\w.-]+/g, () => '<token>'],
  [/\bbearer [^\s"\\]+/gi, () => 'bearer <token>'],
  [/pi_\w+/g, (id) => (id.includes('_secret_') ? '<client secret>' : id)],
  [/\b(?:sk|whsec)_\w+/g, () => '<key>'],
];

const words = /[^\s"'<>(){}[\]:,;=/?&\\]+/g;
const isEmail = /(?:@|%40)[\w-]+\.[\w-]/;
const withoutEmails = (text: string) =>
  text.replace(words, (word) => (isEmail.test(word) ? '<e-mail>' : word));

/** A text without e-mail addresses and secrets, in linear time. */
export const redact = (line: string) =>
  secrets.reduce(
    (text, [secret, label]) => text.replace(secret, label),
    // Few lines have one, and checking each word costs more than the rest of a line.
    line.includes('@') || line.includes('%40') ? withoutEmails(line) : line,
  );

const maxPathLength = 300;
const maxMessageLength = 2_000;
const maxStackLength = 8_000;

/** Shortens free text, redacted first, since half an e-mail address wouldn't be recognised. */
function truncate(text: string, maxLength: number): string {
  const clean = redact(text);
  return clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean;
}

/**
 * The log: one line of JSON per event. Request addresses have no query, which may contain e-mails; errors keep only the
 * fields that help to find the cause.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: {
        req: ({ method, url }: { method: string; url: string }) => ({ method, path: pathOf(url) }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        err: describeError,
      },
      hooks: {
        streamWrite: redact,
      },
    },
    destination ?? pino.destination({ sync: false }),
  );

/** An address without its query, as the log shows it. */
export const pathOf = (url: string) => truncate(url.split('?', 1).join(), maxPathLength);

type Described = {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: Described;
};

function describeError(error: unknown): Described {
  if (!(error instanceof Error))
    return { type: typeof error, message: truncate(String(error), maxMessageLength) };
  return {
    type: error.name,
    message: truncate(error.message, maxMessageLength),
    ...('code' in error && { code: error.code }),
    ...(error.stack && { stack: truncate(error.stack, maxStackLength) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

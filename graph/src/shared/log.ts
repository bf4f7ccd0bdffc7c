import { type DestinationStream, type Logger, pino } from 'pino';

/**
 * Keeps e-mail addresses and secrets out of the log. Callers choose what is in a line, so each pattern takes a whole
 * run of characters or none: one that tries again at every character needs time that grows with the square of the
 * length.
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

/** A text without e-mail addresses and secrets, in time that grows with its length alone. */
export const redact = (line: string) =>
  secrets.reduce(
    (text, [secret, label]) => text.replace(secret, label),
    // Nearly no line has one, and to look at each word costs more than the rest of a line.
    line.includes('@') || line.includes('%40') ? withoutEmails(line) : line,
  );

const maxPathLength = 300;
const maxMessageLength = 2_000;
const maxStackLength = 8_000;

/** Free text, cut: redacted first, since half an e-mail address would no longer pass for one. */
function truncate(text: string, maxLength: number): string {
  const clean = redact(text);
  return clean.length > maxLength ? `${clean.slice(0, maxLength)}…` : clean;
}

/**
 * The log: JSON, one line an event. Addresses of requests are shown without their query, which
 * carries e-mails; errors with what helps to find them, without what they carry along.
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

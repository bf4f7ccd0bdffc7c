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
 * Standard output in pieces of 4 KB, or the content so far after a second: each write goes through the thread pool,
 * which costs a third of a cached answer. Pino writes the rest when the process exits, even after an uncaught error,
 * and at once with a fatal line.
 */
const bufferedOutput = () =>
  pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 });

/**
 * The log: one line of JSON per event. Request addresses have no query, which may contain e-mails. Errors only keep
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
    destination ?? bufferedOutput(),
  );

/** An address without its query, as the log shows it. */
export function pathOf(url: string): string {
  const at = url.indexOf('?');
  const path = at < 0 ? url : url.slice(0, at);
  // A short one is redacted with its line.
  return path.length > maxPathLength ? truncate(path, maxPathLength) : path;
}

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

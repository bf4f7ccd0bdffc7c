import { type DestinationStream, type Logger, pino } from 'pino';

/** What must never reach the log, wherever in a line it turns up: e-mail addresses and secrets. */
const secrets: [RegExp, string][] = [
  [/[^\s"'<>(){}[\]:,;=/?&\\]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '<e-mail>'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, '<token>'],
  [/\bbearer [^\s"\\]+/gi, 'bearer <token>'],
  [/\bpi_\w+_secret_\w+/g, '<client secret>'],
  [/\b(?:sk|whsec)_\w+/g, '<key>'],
];

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
        streamWrite: (line) =>
          secrets.reduce((text, [secret, label]) => text.replace(secret, label), line),
      },
    },
    destination ?? pino.destination({ sync: false }),
  );

/** An address without its query. */
export const pathOf = (url: string) => url.split('?', 1).join();

type Described = {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: Described;
};

function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    ...(error.stack && { stack: error.stack }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

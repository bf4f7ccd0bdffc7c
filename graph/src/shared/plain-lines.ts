import type { DestinationStream } from 'pino';

type Entry = {
  level: number;
  time: number;
  msg?: string;
  err?: { stack?: string; message: string };
  method?: string;
  path?: string;
  statusCode?: number;
  ms?: number;
};

/** Writes the log's JSON as lines for people at a terminal. */
export const plainLines = (out: { write(text: string): unknown }): DestinationStream => ({
  write: (line) => void out.write(`${describe(JSON.parse(line))}\n`),
});

function describe({ level, time, msg = '', err, ...rest }: Entry): string {
  const at = new Date(time).toTimeString().slice(0, 8);
  const severity = level >= 50 ? 'Error: ' : level >= 40 ? 'Warning: ' : '';
  const stack = err ? `\n${err.stack ?? err.message}`.replaceAll('\n', '\n         ') : '';
  return `${at} ${severity}${answered(rest) ?? msg + detailsOf(rest)}${stack}`;
}

/** The access log's entry; null for others. */
const answered = ({ method, path, statusCode, ms }: Partial<Entry>) =>
  statusCode === undefined ? null : `${method} ${path} ${statusCode} in ${ms} ms`;

const unshown = new Set(['pid', 'hostname', 'reqId']);

function detailsOf(rest: object): string {
  const details = Object.entries(rest)
    .filter(([name]) => !unshown.has(name))
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`);
  return details.length > 0 ? ` (${details.join(', ')})` : '';
}

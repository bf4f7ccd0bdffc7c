import { invalidRequest } from './stripe.errors.ts';

/**
 * Converts a JSON body of version 2 of Stripe's API to the form encoding of version 1.
 * @throws StripeError for invalid JSON
 */
export function encodeJson(body: string): string {
  const encoded = new URLSearchParams();
  const add = (value: unknown, name: string) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) add(inner, name ? `${name}[${key}]` : key);
    } else if (value !== null) encoded.append(name, String(value));
  };
  try {
    add(JSON.parse(body || '{}'), '');
  } catch {
    throw invalidRequest('The request body is not valid JSON.');
  }
  return encoded.toString();
}

/**
 * The parameters of one request in Stripe's form encoding (`card[number]=…&metadata[a]=…`). Each is read by its full
 * name; `finish` refuses the parameters left unread, as Stripe refuses unknown ones.
 */
export class Params {
  readonly #values: URLSearchParams;
  readonly #read = new Set<string>();

  constructor(encoded: string) {
    this.#values = new URLSearchParams(encoded);
  }

  /** A text of at most 5,000 characters, or undefined when absent. */
  text(name: string): string | undefined {
    this.#read.add(name);
    const value = this.#values.get(name) ?? undefined;
    if (value !== undefined && value.length > 5000) {
      throw invalidRequest(`Invalid string: ${name} is too long`, { param: name });
    }
    return value;
  }

  /** A required, non-empty text. */
  required(name: string): string {
    const value = this.text(name);
    if (value) return value;
    throw invalidRequest(`Missing required param: ${name}.`, {
      code: 'parameter_missing',
      param: name,
    });
  }

  /** A whole number, or undefined when absent. */
  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw invalidRequest(`Invalid integer: ${value}`, {
      code: 'parameter_invalid_integer',
      param: name,
    });
  }

  flag(name: string): boolean {
    const value = this.text(name);
    if (value === undefined || value === 'false') return false;
    if (value === 'true') return true;
    throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
  }

  has(prefix: string): boolean {
    return [...this.#values.keys()].some((key) => key === prefix || key.startsWith(`${prefix}[`));
  }

  /** All entries below a name: `group('metadata')` reads `metadata[a]`, `metadata[b]`, … */
  group(name: string): Record<string, string> {
    const entries: [string, string][] = [];
    for (const [key, value] of this.#values) {
      const inner = key.startsWith(`${name}[`) && key.endsWith(']');
      if (!inner) continue;
      this.#read.add(key);
      entries.push([key.slice(name.length + 1, -1), value]);
    }
    return Object.fromEntries(entries);
  }

  /** The entries of a list: `list('expand')` reads `expand[]`, `expand[0]`, … */
  list(name: string): string[] {
    return Object.values(this.group(name));
  }

  /** Refuses the first parameter left unread. Call it after all known ones. */
  finish(): void {
    for (const name of this.#values.keys()) {
      if (this.#read.has(name)) continue;
      throw invalidRequest(`Received unknown parameter: ${name}`, {
        code: 'parameter_unknown',
        param: name,
      });
    }
  }
}

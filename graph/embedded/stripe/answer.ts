import { createHash } from 'node:crypto';
import type { Account } from './connect.objects.ts';
import type { Ledger } from './ledger.ts';
import { makeId } from './objects.ts';
import { OperationContext } from './operations/operation-context.ts';
import { settleDue } from './operations/settle-due.ts';
import { Params } from './params.ts';
import type { Route } from './route.ts';
import { forBrowser } from './routes.ts';
import { invalidRequest, StripeError } from './stripe.errors.ts';

export type ApiRequest = {
  route: Route;
  id: string;
  /** The path with its id, and the form-encoded parameters from the body or the query. */
  path: string;
  encoded: string;
  fromBrowser: boolean;
  /** The connected account that the platform acts for. */
  account: string | null;
  /** The sandbox's own address. */
  origin: string;
  idempotencyKey: string | undefined;
  /** No event announces it. */
  isQuiet: boolean;
};

export type ApiAnswer = {
  status: number;
  body: string;
  headers: Record<string, string>;
};

/**
 * Answers one call in one transaction: the effect, its events and the answer kept for its idempotency key are on disk
 * together or not at all. A declined card is an effect, too. Any other refusal undoes everything. Version 1 of Stripe's
 * API keeps such a refusal for the key; version 2 tries again.
 */
export function answer(ledger: Ledger, now: number, request: ApiRequest): ApiAnswer {
  const id = makeId('req_', 14);
  try {
    return ledger.transaction(() => answerOnce(ledger, now, id, request));
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const refused = refusal(error, id, request.fromBrowser);
    const isKept = error.hasBegun && request.route.url.startsWith('/v1/');
    return isKept ? ledger.transaction(() => keep(ledger, now, id, request, refused)) : refused;
  }
}

export function refusal(error: StripeError, id: string, fromBrowser: boolean): ApiAnswer {
  const { payment_intent: intent, ...fields } = error.fields;
  const shown = intent && { payment_intent: fromBrowser ? forBrowser(intent) : intent };
  return {
    status: error.status,
    body: JSON.stringify({ error: { ...fields, ...shown } }),
    headers: { 'request-id': id },
  };
}

const keyOf = ({ route, idempotencyKey }: ApiRequest) =>
  route.method === 'POST' ? idempotencyKey : undefined;

const fingerprintOf = ({ route, path, encoded }: ApiRequest) =>
  createHash('sha256').update(`${route.method} ${path}\n${encoded}`).digest('hex');

function answerOnce(ledger: Ledger, now: number, id: string, request: ApiRequest): ApiAnswer {
  const key = keyOf(request);
  const kept = key === undefined ? undefined : ledger.answers.find(key);
  if (kept) return replay(kept, fingerprintOf(request), key ?? '', id);

  const context = new OperationContext(ledger, now, {
    id,
    key: key ?? null,
    isQuiet: request.isQuiet,
  });
  settleDue(context);
  return keep(ledger, now, id, request, act(context, id, request));
}

/** Keeps the answer for the request's idempotency key, if it has one. */
function keep(
  ledger: Ledger,
  now: number,
  id: string,
  request: ApiRequest,
  result: ApiAnswer,
): ApiAnswer {
  const key = keyOf(request);
  if (key === undefined) return result;
  const { status, body } = result;
  ledger.answers.keep(key, { fingerprint: fingerprintOf(request), status, body, request: id }, now);
  return { ...result, headers: { ...result.headers, 'idempotency-key': key } };
}

/** Declines are committed and answered. Any other refusal is thrown and undoes everything. */
function act(context: OperationContext, id: string, request: ApiRequest): ApiAnswer {
  const params = new Params(request.encoded);
  try {
    const { fromBrowser, account, origin } = request;
    if (account !== null) refuseForeignAccount(context, request.route, account);
    const expand = params.list('expand');
    const body = request.route.run({
      context,
      id: request.id,
      params,
      fromBrowser,
      account,
      origin,
    });
    for (const path of expand) expandPath(context.ledger, body, path.split('.'));
    return { status: 200, body: JSON.stringify(body), headers: { 'request-id': id } };
  } catch (error) {
    const isDecline = error instanceof StripeError && error.fields.type === 'card_error';
    if (isDecline) return refusal(error, id, request.fromBrowser);
    throw error;
  }
}

function refuseForeignAccount({ ledger }: OperationContext, route: Route, account: string): void {
  if (!ledger.find<Account>('v2.core.account', account)) {
    throw invalidRequest(
      `The provided key does not have access to account '${account}' (or that account does not exist).`,
      { code: 'account_invalid' },
      403,
    );
  }
  if (!route.accounts)
    throw invalidRequest('The card sandbox does not answer this call for a connected account.');
}

/** Replaces an id by its object for `expand`: `data.source` in each entry of a list. */
function expandPath(ledger: Ledger, value: unknown, [name, ...rest]: string[]): void {
  if (Array.isArray(value))
    for (const entry of value) expandPath(ledger, entry, [name, ...rest] as string[]);
  else if (name !== undefined && typeof value === 'object' && value !== null && name in value) {
    const object = value as Record<string, unknown>;
    const found = object[name];
    if (typeof found === 'string') object[name] = ledger.findAny(found) ?? found;
    expandPath(ledger, object[name], rest);
  }
}

function replay(
  kept: { fingerprint: string; status: number; body: string; request: string },
  fingerprint: string,
  key: string,
  id: string,
): ApiAnswer {
  if (kept.fingerprint !== fingerprint) {
    throw new StripeError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    });
  }
  return {
    status: kept.status,
    body: kept.body,
    headers: {
      'request-id': id,
      'idempotency-key': key,
      'idempotent-replayed': 'true',
      'original-request': kept.request,
    },
  };
}

/** A key is at most 255 characters long, as with Stripe. */
export function readKey(header: string | string[] | undefined): string | undefined {
  const key = Array.isArray(header) ? header[0] : header;
  if (key !== undefined && key.length > 255) {
    throw invalidRequest('Idempotency keys are limited to 255 characters.');
  }
  return key || undefined;
}

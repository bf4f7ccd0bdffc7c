import { createHash } from 'node:crypto';
import type { Ledger } from './ledger.ts';
import { makeId } from './objects.ts';
import { OperationContext } from './operations/operation-context.ts';
import { settleDue } from './operations/settle-due.ts';
import { Params } from './params.ts';
import { forBrowser, type Route } from './routes.ts';
import { invalidRequest, StripeError } from './stripe.errors.ts';

export type ApiRequest = {
  route: Route;
  id: string;
  /** The path with its id, and the form-encoded parameters from the body or the query. */
  path: string;
  encoded: string;
  fromBrowser: boolean;
  idempotencyKey: string | undefined;
};

export type ApiAnswer = {
  status: number;
  body: string;
  headers: Record<string, string>;
};

/**
 * Answers one call in one transaction: the effect, its events and the answer kept for its
 * idempotency key are on disk together or not at all. A declined card is an effect, too.
 */
export function answer(ledger: Ledger, now: number, request: ApiRequest): ApiAnswer {
  const id = makeId('req_', 14);
  try {
    return ledger.transaction(() => answerOnce(ledger, now, id, request));
  } catch (error) {
    if (error instanceof StripeError) return refusal(error, id, request.fromBrowser);
    throw error;
  }
}

/** The answer for an error, in Stripe's shape. */
export function refusal(error: StripeError, id: string, fromBrowser: boolean): ApiAnswer {
  const { payment_intent: intent, ...fields } = error.fields;
  const shown = intent && { payment_intent: fromBrowser ? forBrowser(intent) : intent };
  return {
    status: error.status,
    body: JSON.stringify({ error: { ...fields, ...shown } }),
    headers: { 'request-id': id },
  };
}

function answerOnce(ledger: Ledger, now: number, id: string, request: ApiRequest): ApiAnswer {
  const key = request.route.method === 'POST' ? request.idempotencyKey : undefined;
  const fingerprint = createHash('sha256')
    .update(`${request.route.method} ${request.path}\n${request.encoded}`)
    .digest('hex');
  const kept = key === undefined ? undefined : ledger.answers.find(key);
  if (kept) return replay(kept, fingerprint, key ?? '', id);

  const context = new OperationContext(ledger, now, { id, idempotency_key: key ?? null });
  settleDue(context);
  const result = act(context, id, request);
  if (key === undefined) return result;
  const { status, body } = result;
  ledger.answers.keep(key, { fingerprint, status, body, request: id }, now);
  return { ...result, headers: { ...result.headers, 'idempotency-key': key } };
}

/** Declines are committed and answered; any other refusal leaves by exception and undoes everything. */
function act(context: OperationContext, id: string, request: ApiRequest): ApiAnswer {
  const params = new Params(request.encoded);
  try {
    const { fromBrowser } = request;
    const body = request.route.run({ context, id: request.id, params, fromBrowser });
    return { status: 200, body: JSON.stringify(body), headers: { 'request-id': id } };
  } catch (error) {
    const isDecline = error instanceof StripeError && error.fields.type === 'card_error';
    if (isDecline) return refusal(error, id, request.fromBrowser);
    throw error;
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

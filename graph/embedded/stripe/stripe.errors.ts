import type { PaymentIntent } from './objects.ts';

/** The fields of Stripe's error object, as documented for version 1 of its API. */
type StripeErrorFields = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: PaymentIntent;
};

export class StripeError extends Error {
  readonly status: number;
  readonly fields: StripeErrorFields;
  /** Whether the call had begun: version 1 of the API then keeps the answer for the idempotency key. */
  readonly hasBegun: boolean;

  constructor(status: number, fields: StripeErrorFields, hasBegun = false) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
    this.hasBegun = hasBegun;
  }
}

type Details = Pick<StripeErrorFields, 'param' | 'code' | 'payment_intent'>;

/** Refuses the request's parameters: 400 unless a status is given. */
export function invalidRequest(message: string, details: Details = {}, status = 400): StripeError {
  return new StripeError(status, { type: 'invalid_request_error', message, ...details });
}

/** Refuses what the state of an object or a balance doesn't allow now. */
export function notAllowedNow(message: string, details: Details = {}): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...details }, true);
}

/** Refuses an unknown id: 404 `resource_missing`, in Stripe's words. */
export function noSuch(kind: string, id: string, param = 'id'): StripeError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, 404);
}

/** A card that was refused: 402, with the code and decline code of the card. */
export function cardError(
  message: string,
  details: Omit<StripeErrorFields, 'type' | 'message'>,
): StripeError {
  return new StripeError(402, { type: 'card_error', message, ...details }, true);
}

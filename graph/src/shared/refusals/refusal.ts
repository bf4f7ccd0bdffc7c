import type { RefusalCode } from '@fitness-zone/contract/enums.ts';

/** The HTTP status that the REST paths answer for each refusal. */
export const refusalStatus: Record<RefusalCode, number> = {
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  invalid: 400,
  conflict: 409,
  'not-available': 409,
  'payment-refused': 402,
  'too-large': 413,
  'too-many-requests': 429,
  unavailable: 503,
  suspended: 403,
};

export type FieldError = { field: string; message: string; code: RefusalCode };

type RefusalDetails = {
  /** The argument at fault. */
  field?: string | undefined;
  /** All faults, if there are several. */
  errors?: readonly FieldError[];
  /** Seconds after which a repeat may succeed. */
  retryAfter?: number;
  /** A repeat of the request may count as success. */
  alreadyDone?: boolean;
  /** Not a fault of the shop, for instance while it gets ready; isn't logged as one. */
  isExpected?: boolean;
  /** Further fields of the mutation's payload, such as the existing record. */
  payload?: Record<string, unknown>;
};

/**
 * An error for users, who see its message unchanged. Any other error is a fault: logged with a request id and answered
 * without detail.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** The first field at fault. */
  readonly field: string | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;
  readonly alreadyDone: boolean;
  readonly isExpected: boolean;
  readonly payload: Record<string, unknown>;

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.code = code;
    const { field, errors = field === undefined ? [] : [{ field, message, code }] } = details;
    this.field = errors[0]?.field;
    this.errors = errors;
    this.retryAfter = details.retryAfter;
    this.alreadyDone = details.alreadyDone ?? false;
    this.isExpected = details.isExpected ?? false;
    this.payload = details.payload ?? {};
  }
}

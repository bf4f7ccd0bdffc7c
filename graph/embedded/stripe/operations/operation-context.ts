import type { Ledger } from '../ledger.ts';
import type { Charge, Dispute, PaymentIntent, Refund } from '../objects.ts';

/** What an operation of the sandbox works with: the books, the time, and the request it serves. */
export class OperationContext {
  readonly ledger: Ledger;
  readonly now: number;
  readonly #request: { id: string | null; idempotency_key: string | null };

  constructor(
    ledger: Ledger,
    now: number,
    request: { id: string | null; idempotency_key: string | null },
  ) {
    this.ledger = ledger;
    this.now = now;
    this.#request = request;
  }

  /** The time in whole seconds, as in Stripe objects. */
  get seconds(): number {
    return Math.floor(this.now / 1000);
  }

  announce(type: string, object: PaymentIntent | Charge | Refund | Dispute): void {
    this.ledger.announce(type, object, this.now, this.#request);
  }
}

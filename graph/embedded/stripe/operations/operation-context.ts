import type { Account, ThinEvent } from '../connect.objects.ts';
import type { Ledger } from '../ledger.ts';
import { type Announced, makeId } from '../objects.ts';

type RequestDetails = { id?: string | null; key?: string | null; isQuiet?: boolean };

/** The context of a sandbox operation: the books, the time, and the request it serves. */
export class OperationContext {
  readonly ledger: Ledger;
  readonly now: number;
  readonly #request: { id: string | null; idempotency_key: string | null };
  readonly #isQuiet: boolean;

  /** @param request the call that it serves; none for scheduled steps. `isQuiet`: no event announces it. */
  constructor(
    ledger: Ledger,
    now: number,
    { id = null, key = null, isQuiet = false }: RequestDetails = {},
  ) {
    this.ledger = ledger;
    this.now = now;
    this.#request = { id, idempotency_key: key };
    this.#isQuiet = isQuiet;
  }

  /** The time in whole seconds, as in Stripe objects. */
  get seconds(): number {
    return Math.floor(this.now / 1000);
  }

  /** The time as version 2 of Stripe's API writes it. */
  get timestamp(): string {
    return new Date(this.now).toISOString();
  }

  /** Announces a change with the changed object, to the platform or for a connected account. */
  announce(type: string, object: Announced, account?: string): void {
    // The test value `lost` simulates an event that the network lost.
    if (this.#isQuiet || object.metadata?.event === 'lost') return;
    const event = {
      id: makeId('evt_'),
      object: 'event' as const,
      ...(account ? { account } : {}),
      api_version: '2026-10-28.endive',
      created: this.seconds,
      data: { object },
      livemode: false as const,
      pending_webhooks: 1,
      request: this.#request,
      type,
    };
    this.ledger.announce(event, this.now);
  }

  /** Announces by a thin event that a connected account changed. */
  announceAccount(type: string, { id }: Account): void {
    if (this.#isQuiet) return;
    const { id: request, idempotency_key: key } = this.#request;
    const event: ThinEvent = {
      id: makeId('evt_test_'),
      object: 'v2.core.event',
      created: this.timestamp,
      livemode: false,
      reason: request
        ? { type: 'request', request: { id: request, idempotency_key: key ?? '' } }
        : null,
      related_object: { id, type: 'v2.core.account', url: `/v2/core/accounts/${id}` },
      type,
    };
    this.ledger.announce(event, this.now);
  }
}

import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Audience, Delivery } from './deliveries.ts';
import type { Ledger } from './ledger.ts';
import { OperationContext } from './operations/operation-context.ts';
import { settleDue } from './operations/settle-due.ts';

const maxConcurrentDeliveries = 8;
const deliveryTimeoutMs = 20_000;
const maxRetryDelayMs = hourMs;
const maxTimerMs = 60_000;
const responseRetentionMs = dayMs;

/** Events wait while `url` gives undefined. */
type Endpoint = { url: () => string | undefined; secret: string };

type WebhookOptions = {
  ledger: Ledger;
  /** The endpoints for events of the platform and of connected accounts. */
  endpoints: Record<Audience, Endpoint>;
  /** Wait before the second attempt; each further wait doubles, up to an hour. */
  retryMs: number;
  now: () => number;
  onFault: (error: unknown) => void;
};

/** The header Stripe signs its events with: `t=…,v1=…`, HMAC-SHA256 over time and raw body. */
function signature(secret: string, body: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/**
 * Delivers announced events until the endpoint answers 2xx; undelivered ones survive a crash. `wake` looks for due
 * events at once. `rest` pauses until its returned function is called. `stop` ends after the deliveries under way.
 */
export function startWebhooks(options: WebhookOptions): {
  wake(): void;
  rest(): Promise<() => void>;
  stop(): Promise<void>;
} {
  const { ledger, now } = options;
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isResting = false;
  const listens = () => Object.values(options.endpoints).some(({ url }) => url());

  async function deliver({ event, attempts, body, audience }: Delivery): Promise<void> {
    const ok = await send(options.endpoints[audience], body, stopping.signal);
    if (ok) ledger.deliveries.remove(event);
    else if (!stopping.signal.aborted) {
      const wait = Math.min(options.retryMs * 2 ** attempts, maxRetryDelayMs);
      ledger.deliveries.postpone(event, now() + wait);
    }
  }

  async function deliverDue(): Promise<void> {
    ledger.transaction(() => settleDue(new OperationContext(ledger, now())));
    ledger.answers.forgetBefore(now() - responseRetentionMs);
    while (!stopping.signal.aborted && listens()) {
      const due = ledger.deliveries.due(now(), maxConcurrentDeliveries);
      if (due.length === 0) return;
      await Promise.all(due.map(deliver));
    }
  }

  function sleep(): void {
    const due = ledger.nextDue();
    if (isResting || stopping.signal.aborted || due === undefined) return;
    const wait = Math.min(Math.max(due - now(), listens() ? 0 : 1000), maxTimerMs);
    timer = setTimeout(wake, wait);
    timer.unref();
  }

  function wake(): void {
    if (round || isResting || stopping.signal.aborted) return;
    clearTimeout(timer);
    round = deliverDue()
      .catch(options.onFault)
      .finally(() => {
        round = undefined;
        sleep();
      });
  }

  wake();
  return {
    wake,
    rest: async () => {
      isResting = true;
      clearTimeout(timer);
      await round;
      return () => {
        isResting = false;
        wake();
      };
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await round;
    },
  };
}

async function send(endpoint: Endpoint, body: string, stop: AbortSignal): Promise<boolean> {
  const url = endpoint.url();
  if (!url) return false;
  // Uses the computer's clock, which the receiver compares it with.
  const seconds = Math.floor(Date.now() / 1000);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'stripe-signature': signature(endpoint.secret, body, seconds),
    'user-agent': 'Stripe/1.0 (card sandbox)',
  };
  const signal = AbortSignal.any([stop, AbortSignal.timeout(deliveryTimeoutMs)]);
  return new Promise((resolve) => {
    // Uses a new connection for each delivery: a kept one would delay the receiver's stop.
    const delivery = request(url, { method: 'POST', headers, signal, agent: false }, (response) => {
      response.resume();
      const { statusCode = 0 } = response;
      response.once('end', () => resolve(statusCode >= 200 && statusCode < 300));
      response.once('error', () => resolve(false));
    });
    // An unreachable endpoint counts as a refusal: the delivery is retried.
    delivery.once('error', () => resolve(false));
    delivery.end(body);
  });
}

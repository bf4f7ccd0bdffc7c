import type { Push, PushOutcome, PushSubscription } from '../../graph/src/adapters/push/push.ts';

/** Records push messages instead of sending them; tests choose the outcome. */
export function recordedPush() {
  const sent: { endpoint: string; message: string; topic: string }[] = [];
  const state: { outcome: PushOutcome } = { outcome: 'sent' };
  return {
    key: 'the-shop’s-key',
    accepts: (endpoint: string) => endpoint.startsWith('https://push.example/'),
    async send({ endpoint }: PushSubscription, message: string, topic: string) {
      sent.push({ endpoint, message, topic });
      return state.outcome;
    },
    close() {},
    sent,
    state,
  } satisfies Push & Record<string, unknown>;
}

/** A browser's subscription. Its keys are well-formed, but belong to no browser. */
export const aSubscription = (name: string) => ({
  endpoint: `https://push.example/${name}`,
  publicKey: 'B'.padEnd(87, 'A'),
  secret: 'A'.repeat(22),
});

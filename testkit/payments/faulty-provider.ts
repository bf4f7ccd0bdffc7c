import Stripe from 'stripe';
import type { Faults } from './faults.ts';

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Longer than a retry takes. */
const lateMs = 40;

const forever = <Answer>() => new Promise<Answer>(() => undefined);

/** The SDK's HTTP client for the provider, which loses calls and answers as the faults say. */
export function faultyHttp(faults: Faults): Client {
  const real = Stripe.createNodeHttpClient();
  return {
    getClientName: () => 'faulty',
    makeRequest: async (...call) => {
      const outcome = faults.outcomeOf('provider');
      if (outcome === 'killed') return forever();
      if (outcome === 'well') return kept(await real.makeRequest(...call));
      if (outcome.when === 'after' && outcome.kind !== 'late')
        await (await real.makeRequest(...call)).toJSON();
      if (outcome.kind === 'late') setTimeout(() => void sendLate(...call), lateMs);
      if (outcome.kind !== 'kill') throw Object.assign(new Error('lost'), { code: 'ENETUNREACH' });
      faults.kill();
      return forever();
    },
  };

  /** Sends the call and drops its answer. */
  async function sendLate(...call: Parameters<Client['makeRequest']>): Promise<void> {
    try {
      await (await real.makeRequest(...call)).toJSON();
    } catch (error) {
      // The provider may have stopped by now.
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }

  /** Drops answers that arrive after the process was killed. */
  function kept<Answer>(answer: Answer): Answer | Promise<Answer> {
    return faults.isKilled ? forever<Answer>() : answer;
  }
}

import Stripe from 'stripe';
import type { Faults } from './faults.ts';

type Client = ReturnType<typeof Stripe.createNodeHttpClient>;

/** Longer than it takes to ask again. */
const lateMs = 40;

const forever = <Answer>() => new Promise<Answer>(() => undefined);

/** The SDK's way to the provider, on which calls and answers get lost as the faults say. */
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

  /** The answer reaches nobody. */
  async function sendLate(...call: Parameters<Client['makeRequest']>): Promise<void> {
    try {
      await (await real.makeRequest(...call)).toJSON();
    } catch (error) {
      // The provider may be gone by now.
      if (!(error instanceof Error && 'code' in error)) throw error;
    }
  }

  /** An answer that arrives after the end of the process reaches nobody. */
  function kept<Answer>(answer: Answer): Answer | Promise<Answer> {
    return faults.isKilled ? forever<Answer>() : answer;
  }
}

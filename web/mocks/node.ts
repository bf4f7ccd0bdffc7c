import { setupServer } from 'msw/node';
import type { Resolvers } from './generated/resolvers.ts';
import { handlers } from './handlers.ts';
import { type Stage, setStage } from './mockShop.ts';
import { allOff, type Switches } from './switches.ts';

/**
 * The mocks for component tests. Each test sets its own stage; a request that they do not answer fails
 * the test.
 */
export function mockServer() {
  let stage = setStage(allOff);
  const unhandled: string[] = [];
  const server = setupServer(...handlers(() => stage));
  return {
    start: () =>
      server.listen({
        onUnhandledFrame: async ({ frame, defaults }) => {
          unhandled.push(await frame.getUnhandledMessage());
          defaults.error();
        },
      }),
    /** A world of its own for a test; single resolvers may be replaced for it. */
    set(switches: Partial<Switches> = {}, changed?: Resolvers): Stage {
      stage = setStage({ ...allOff, ...switches }, changed);
      return stage;
    },
    /** Throws if something was asked that the mocks do not answer. */
    check() {
      const asked = unhandled.splice(0);
      if (asked.length > 0) throw new Error(asked.join('\n'));
    },
    stop: () => server.close(),
  };
}

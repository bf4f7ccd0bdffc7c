import { setupServer } from 'msw/node';
import type { Resolvers } from './generated/resolvers.ts';
import { handlers } from './handlers.ts';
import { createMockShop, type MockShop } from './mockShop.ts';
import { defaultSwitches, type Switches } from './switches.ts';

/** The mocks for component tests: each test sets its own shop; a request that they do not serve fails it. */
export function mockServer() {
  let shop = createMockShop(defaultSwitches);
  const unhandled: string[] = [];
  const server = setupServer(...handlers(() => shop));
  return {
    start: () =>
      server.listen({
        onUnhandledFrame: async ({ frame, defaults }) => {
          unhandled.push(await frame.getUnhandledMessage());
          defaults.error();
        },
      }),
    /** Serves a shop of its own from now on; `overrides` replaces single resolvers. */
    setShop(switches: Partial<Switches> = {}, overrides?: Resolvers): MockShop {
      shop = createMockShop({ ...defaultSwitches, ...switches }, overrides);
      return shop;
    },
    /** @throws when something was requested that the mocks do not serve */
    check() {
      const requests = unhandled.splice(0);
      if (requests.length > 0) throw new Error(requests.join('\n'));
    },
    stop: () => server.close(),
  };
}

import { believableWorld } from './believable.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { Stage } from './handlers.ts';
import { createMockSchema } from './schema.ts';
import type { Switches } from './switches.ts';
import { emptyWorld, newId, type World } from './world.ts';

/** A world and the contract over it, as the switches say. */
export function setStage(switches: Switches, changed?: Resolvers): Stage {
  const world = switches.empty ? bareWorld() : believableWorld();
  return { world, schema: createMockSchema(changed), switches };
}

/** A shop on its first day: its demo accounts and nothing else. */
function bareWorld(): World {
  const world = emptyWorld();
  for (const role of ['BUYER', 'SELLER', 'ADMIN'] as const) {
    const name = `${role.charAt(0)}${role.slice(1).toLowerCase()}`;
    const email = `${role.toLowerCase()}@fitness.zone`;
    world.users.push({ id: newId(), name, email, image: null, role, verified: true });
  }
  return world;
}

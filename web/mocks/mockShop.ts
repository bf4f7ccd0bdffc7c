import { type DocumentNode, type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import { createEvents, type Events } from '../../graph/src/shared/events.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { changesSince, photograph } from './recordChanges.ts';
import { emptyWorld, newId, type UserRecord, type World } from './records.ts';
import { believableWorld } from './sampleRecords.ts';
import { createMockSchema } from './schema.ts';
import type { Switches } from './switches.ts';

/** A shop on mocks: its world, the contract over it, and what happened lately. */
export type Stage = {
  world: World;
  schema: GraphQLSchema;
  switches: Switches;
  events: Events;
  /** Executes an operation for an account or a visitor; open pages hear of what it changed. */
  perform(operation: Operation, viewer: UserRecord | null): Promise<ExecutionResult>;
};

export type Operation = {
  document: DocumentNode;
  variables?: Record<string, unknown> | undefined;
  operationName?: string | undefined;
};

/** How long an answer takes while the network is slow. */
export const slowMs = 2000;

/** A world and the contract over it, as the switches say. */
export function setStage(switches: Switches, changed?: Resolvers): Stage {
  const world = switches.empty ? bareWorld() : believableWorld();
  const schema = createMockSchema(changed);
  const events = createEvents();
  return {
    world,
    schema,
    switches,
    events,
    async perform({ document, variables, operationName }, viewer) {
      const before = photograph(world);
      const contextValue = { world, events, viewer };
      const answer = await execute({
        schema,
        document,
        variableValues: variables,
        operationName,
        contextValue,
      });
      for (const change of changesSince(before, world)) events.publish(change);
      return answer;
    },
  };
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

import { type ExecutionResult, execute, type GraphQLSchema } from 'graphql';
import type { Caller, MockContext } from './context.ts';
import type { Resolvers } from './generated/resolvers.ts';
import { type ChangeLog, createChangeLog } from './live/changeLog.ts';
import { changesSince, snapshotOf } from './live/recordChanges.ts';
import { newAccount } from './records/accounts/accounts.ts';
import { endDueAdvertisements } from './records/catalog/advertisements.ts';
import { settleOffers } from './records/dealing/offers.ts';
import { revealReviews } from './records/dealing/reviews.ts';
import { copyNotable, notifyOfChanges } from './records/notifications.ts';
import { emptyRecords, newId, type Records } from './records/records.ts';
import { sampleRecords } from './records/sampleRecords.ts';
import { createMockSchema } from './schema.ts';
import type { Switches } from './switches.ts';
import { argumentsRefused, type Operation } from './validInput.ts';

/** A shop without a server: its records in memory, the schema over them, and what changed lately. */
export type MockShop = {
  records: Records;
  schema: GraphQLSchema;
  switches: Switches;
  changes: ChangeLog;
  /** Executes an operation; open pages hear of what it changed. */
  execute(operation: Operation, caller?: Partial<Caller>): Promise<ExecutionResult>;
};

/** How long an answer takes while the network is slow. */
export const slowMs = 2000;

/**
 * A mock shop.
 * @param overrides single resolvers that replace those of the mocks
 * @param records what the shop begins with; without them sample records, as the switches say
 */
export function createMockShop(
  switches: Switches,
  overrides: Resolvers | null = null,
  records: Records = switches.empty ? demoAccounts() : sampleRecords(),
): MockShop {
  const schema = createMockSchema(overrides);
  const changes = createChangeLog();
  return {
    records,
    schema,
    switches,
    changes,
    async execute(operation, caller) {
      const { document, variables, operationName } = operation;
      const refusal = argumentsRefused(schema, operation);
      if (refusal) return { errors: [refusal] };
      const before = snapshotOf(records);
      const notable = copyNotable(records);
      endDueAdvertisements(records);
      settleOffers(records);
      revealReviews(records);
      const contextValue: MockContext = { records, changes, viewer: null, bearer: null, ...caller };
      const answer = await execute({
        schema,
        document,
        variableValues: variables,
        operationName,
        contextValue,
      });
      notifyOfChanges(notable, records, contextValue.viewer);
      changes.publish(changesSince(before, records));
      return answer;
    },
  };
}

/** The demo accounts and nothing else. */
function demoAccounts(): Records {
  const records = emptyRecords();
  for (const role of ['BUYER', 'SELLER', 'ADMIN'] as const) {
    const name = `${role.charAt(0)}${role.slice(1).toLowerCase()}`;
    const email = `${role.toLowerCase()}@fitness.zone`;
    const state = { ...newAccount(), verified: true, emailVerified: true };
    records.users.push({ id: newId(), name, email, image: null, role, ...state });
  }
  return records;
}

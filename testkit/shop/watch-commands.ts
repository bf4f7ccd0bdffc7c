import { AsyncLocalStorage } from 'node:async_hooks';
import type { mongo } from 'mongoose';
import type { TestShop } from './start-test-shop.ts';

type Command = mongo.CommandStartedEvent['command'];

/** Commands that read or write data; the others maintain the connection. */
const working = new Set(['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'insert']);
working.add('findAndModify').add('getMore');
const writes = new Set(['insert', 'update']);

/** Records the commands that a shop sends; start it with `connect: { monitorCommands: true }`. */
export function watchCommands({ database }: Pick<TestShop, 'database'>) {
  const commands: Command[] = [];
  const ofAct = new AsyncLocalStorage<Command[]>();
  database.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    // The shop's own background work: the collection by which other processes hear of changes, and the periodic writes
    // of views.
    const isInBackground =
      [command[commandName], command.collection].includes('changes') ||
      (writes.has(commandName) && /^view-/.test(command[commandName]));
    if (!working.has(commandName) || isInBackground) return;
    commands.push(command);
    ofAct.getStore()?.push(command);
  });
  return {
    /** All commands so far, in order. */
    commands,
    /** The commands that `act` causes until it resolves, without the shop's background work. */
    during: async (act: () => PromiseLike<unknown>): Promise<Command[]> => {
      const own: Command[] = [];
      // Awaited inside the context: a request is only sent when it is awaited.
      await ofAct.run(own, async () => void (await act()));
      // A copy: later commands depend on the speed of the machine.
      return own.slice();
    },
  };
}

/** The command reduced to its meaning, for `explain`; null if it can't be explained. */
export function explainable(command: Command): Command | null {
  const [name = ''] = Object.keys(command);
  if (name === 'insert' || name === 'getMore') return null;
  // A count without a condition is answered from the collection's metadata.
  if (name === 'count' && !command.query) return null;
  const { $db, lsid, txnNumber, $clusterTime, $readPreference, ...meaning } = command;
  return meaning;
}

type Stage = { stage?: string; inputStage?: Stage; inputStages?: Stage[]; queryPlan?: Stage };

/** The stages of the winning plan in an explanation, outermost first. */
export function stagesOf(explanation: unknown): string[] {
  const plans: string[] = [];
  const walk = (plan: Stage | undefined): void => {
    if (!plan) return;
    if (plan.stage) plans.push(plan.stage);
    walk(plan.queryPlan);
    walk(plan.inputStage);
    for (const stage of plan.inputStages ?? []) walk(stage);
  };
  const find = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) {
      if (key === 'winningPlan') walk(part as Stage);
      else find(part);
    }
  };
  find(explanation);
  return plans;
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { mongo } from 'mongoose';
import type { TestShop } from './start-test-shop.ts';

type Command = mongo.CommandStartedEvent['command'];

/** Commands that ask for data or change it; the others keep the connection. */
const working = new Set(['find', 'aggregate', 'count', 'distinct', 'update', 'delete', 'insert']);
working.add('findAndModify').add('getMore');
const writes = new Set(['insert', 'update']);

/** Watches the commands that a shop sends; start it with `connect: { monitorCommands: true }`. */
export function watchCommands({ database }: Pick<TestShop, 'database'>) {
  const commands: Command[] = [];
  const ofAct = new AsyncLocalStorage<Command[]>();
  database.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    // Other processes hear of changes by a collection of its own, and views are written from time to time,
    // whoever asks for what.
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
    /** The commands that something sends until it is done; not those of the shop's own work beside it. */
    during: async (act: () => PromiseLike<unknown>): Promise<Command[]> => {
      const own: Command[] = [];
      // Within: a request is sent when it is waited for.
      await ofAct.run(own, async () => void (await act()));
      // What follows of it comes later, or not, by the speed of the machine.
      return own.slice();
    },
  };
}

/** The command with everything that is not its meaning left out, for `explain`. */
export function explainable(command: Command): Command | null {
  const [name = ''] = Object.keys(command);
  if (name === 'insert' || name === 'getMore') return null;
  // Without a condition it is answered from what the database knows of the collection.
  if (name === 'count' && !command.query) return null;
  const { $db, lsid, txnNumber, $clusterTime, $readPreference, ...meaning } = command;
  return meaning;
}

type Stage = { stage?: string; inputStage?: Stage; inputStages?: Stage[]; queryPlan?: Stage };

/** The stages of the winning plan that an explanation names, outermost first. */
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

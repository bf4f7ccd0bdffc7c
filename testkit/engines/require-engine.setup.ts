import { configuredEngines } from './engines.ts';

/**
 * Without an engine every test would be skipped, and the run would pass.
 * @throws if the environment names none
 */
export function setup(): void {
  const { tried, skipped } = configuredEngines();
  if (tried.length > 0) return;
  const variables = skipped.map(({ variable }) => variable).join(', ');
  const error = new Error(
    `Nothing configured: set at least one of ${variables}. docs/operations.md says how to start each engine.`,
  );
  error.stack = error.message;
  throw error;
}

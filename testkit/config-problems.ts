import { ConfigError } from '../graph/src/config/check-environment.ts';
import { readConfig } from '../graph/src/config/config.ts';

/** The problems that a start with these environment variables reports; none if the shop can start. */
export function problemsOf(variables: Record<string, string>): string[] {
  try {
    readConfig(variables);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split('\n');
    throw error;
  }
}

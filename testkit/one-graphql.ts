import { createRequire } from 'node:module';

/**
 * Vitest's `resolve`: graphql as Node resolves it. By its `module` field there would be two copies, whose errors and
 * schemas don't know each other.
 */
export const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
};

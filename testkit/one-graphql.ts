import { createRequire } from 'node:module';

/**
 * Vitest's `resolve`: graphql as Node resolves it. Its `module` field would load a second copy, whose errors and
 * schemas the first doesn't recognise.
 */
export const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
};

import { type CleanedEnv, EnvError, makeExactValidator } from 'envalid';
import { httpUrl } from './validators.ts';

/** The OpenSearch that finds products, and the alias of the index in use. */
export type SearchSettings = { url: string; alias: string };

const indexName = makeExactValidator<string>((input) => {
  if (/^[a-z\d][a-z\d_-]{0,63}$/.test(input)) return input;
  throw new EnvError('must be 1 to 64 lower-case letters, digits, hyphens or underscores');
});

export const searchVariables = {
  SEARCH_URL: httpUrl({ default: undefined }),
  SEARCH_INDEX: indexName({ default: undefined }),
};

/** Null without OpenSearch. The index's name defaults to that of the database with `-products`. */
export function searchSettings(
  { SEARCH_URL: url, SEARCH_INDEX: alias }: CleanedEnv<typeof searchVariables>,
  databaseUri: string | null,
): SearchSettings | null {
  if (!url) return null;
  const [, name = 'fitness-zone'] = /^[^:]+:\/\/[^/]+\/([\w-]+)/.exec(databaseUri ?? '') ?? [];
  const own = name.toLowerCase().replace(/^[_-]+/, '');
  return { url, alias: alias ?? `${own}-products` };
}

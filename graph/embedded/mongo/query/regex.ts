import { BSONRegExp } from 'bson';
import type { Value } from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';

/** A regular expression of the kind supported: a text, perhaps at the beginning, in any case. */
export type LiteralPattern = {
  readonly text: string;
  readonly anchored: boolean;
  readonly ignoreCase: boolean;
};

const literal = /^(\^?)((?:\\[^a-zA-Z0-9]|[^\\^$.|?*+()[\]{}])*)$/su;

/**
 * Parses a regular expression, given as one or as `$regex` with `$options`. Raises 2 for anything but `^`, literal text
 * and the option `i`.
 */
export function parseRegex(value: Value, options: Value = ''): LiteralPattern {
  const isRegex = value instanceof BSONRegExp;
  const pattern = isRegex ? value.pattern : value;
  if (typeof pattern !== 'string') throw new StoreError(2, '$regex has to be a string');
  const flags = isRegex && options === '' ? value.options : options;
  const [, anchor, text] = literal.exec(pattern) ?? [];
  if (text === undefined || (flags !== '' && flags !== 'i')) {
    throw unsupported(`the regular expression /${pattern}/${flags} (but ^, literal text and i)`);
  }
  const plain = text.replaceAll(/\\(.)/gsu, '$1');
  return { text: plain, anchored: anchor === '^', ignoreCase: flags === 'i' };
}

export function regexTest({ text, anchored, ignoreCase }: LiteralPattern) {
  const escaped = text.replaceAll(/[\\^$.|?*+()[\]{}/]/gu, '\\$&');
  const compiled = new RegExp((anchored ? '^' : '') + escaped, ignoreCase ? 'iu' : 'u');
  return (found: Value | undefined): boolean => typeof found === 'string' && compiled.test(found);
}

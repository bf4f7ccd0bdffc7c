import type { BSONRegExp } from 'bson';
import { StoreError, unsupported } from './errors.ts';

const ASCII: Record<string, string> = {
  s: '\\t\\n\\v\\f\\r ',
  d: '0-9',
  w: 'A-Za-z0-9_',
};

/** One escape of a PCRE pattern in the words of JavaScript's Unicode mode. */
function translateEscape(next: string, inClass: boolean): string {
  const set = ASCII[next.toLowerCase()];
  if (set !== undefined) {
    if (next.toLowerCase() === next) return inClass ? set : `[${set}]`;
    if (inClass) throw unsupported(`\\${next} inside a character class`, 51091);
    return `[^${set}]`;
  }
  if (/[A-Za-z0-9]/.test(next)) return `\\${next}`;
  return `\\u{${next.codePointAt(0)?.toString(16)}}`;
}

/** Translates where PCRE and JavaScript differ silently; what is left over is a syntax error. */
function translate(pattern: string, dotAll: boolean, multiline: boolean): string {
  let out = '';
  let inClass = false;
  const chars = [...pattern];
  for (let i = 0; i < chars.length; i++) {
    const char = chars[i] ?? '';
    if (char === '\\') out += translateEscape(chars[++i] ?? '', inClass);
    else if (inClass) {
      if (char === '[' && chars[i + 1] === ':') throw unsupported('a POSIX class', 51091);
      inClass = char !== ']';
      out += char === '[' ? '\\[' : char;
    } else if (char === '[') {
      inClass = true;
      out += char;
    } else if (char === '.') out += dotAll ? '[^]' : '[^\\n]';
    else if (char === '$') out += multiline ? '(?=\\n|(?![^]))' : '(?=\\n?(?![^]))';
    else if (char === '^') out += multiline ? '(?<=\\n|(?<![^]))' : '(?<![^])';
    else out += char;
  }
  return out;
}

/** Raises 51108 for an option that is none. */
export function checkRegexOptions(options: string): void {
  for (const option of options) {
    if (!'imsxu'.includes(option)) {
      throw new StoreError(51108, `invalid flag in regex options: ${option}`);
    }
  }
}

/**
 * A JavaScript expression that matches what the BSON one matches in MongoDB. Raises 51091 for
 * a malformed pattern or one that only PCRE understands, 51108 for an unknown option.
 */
export function compileRegex({
  pattern,
  options,
}: Pick<BSONRegExp, 'pattern' | 'options'>): RegExp {
  if (pattern.includes('\0')) throw new StoreError(2, 'Regular expression contains a null byte');
  checkRegexOptions(options);
  if (options.includes('x')) throw unsupported('the regular expression option x', 51091);
  const text = translate(pattern, options.includes('s'), options.includes('m'));
  try {
    return new RegExp(text, options.includes('i') ? 'iu' : 'u');
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw unsupported(`the regular expression /${pattern}/ (${why})`, 51091);
  }
}

/** The literal text every match begins with, or undefined where an index cannot help. */
export function literalPrefix({ pattern, options }: BSONRegExp): string | undefined {
  if (!pattern.startsWith('^') || /[imx]/.test(options) || pattern.includes('|')) return undefined;
  let prefix = '';
  const chars = [...pattern.slice(1)];
  for (let i = 0; i < chars.length; i++) {
    let char = chars[i] ?? '';
    if (char === '\\') {
      char = chars[++i] ?? 'a';
      if (/[A-Za-z0-9]/.test(char)) break;
    } else if ('^$.[]()*+?{}'.includes(char)) break;
    if ('*?{'.includes(chars[i + 1] ?? ' ')) break;
    prefix += char;
  }
  return prefix === '' ? undefined : prefix;
}

import { expect, test } from 'vitest';
import { askedTerms, matchesTerms, recordText } from './record-text.ts';

const zoe = recordText(["Zoë O'Neil", 'Smith-Jones'], ['zoe.oneil@Example.com']);
const finds = (text: string | null) => matchesTerms(zoe, askedTerms(text));

test.each([null, '', '  ', 'zoe', 'ZOË', 'smith zo', "o'neil", 'jon', 'example', 'oneil@ex', '@'])(
  '%j finds the record',
  (text) => expect(finds(text)).toBe(true),
);

test.each(['mith', 'zoe ones', 'oneil@other', 'example zoey', '!', '\u200b'])(
  '%j does not',
  (text) => expect(finds(text)).toBe(false),
);

import { wordsOf } from '@fitness-zone/contract/search/words.ts';
import { toIndexWords } from './terms.ts';

/** Search words of shoppers, and the phrases in names, descriptions and categories that they stand for. */
const table: readonly { typed: readonly string[]; meant: readonly string[] }[] = [
  { typed: ['cross trainer'], meant: ['elliptical'] },
  { typed: ['elliptical'], meant: ['cross trainer'] },
  { typed: ['erg', 'ergometer', 'rower'], meant: ['rowing machine', 'rower'] },
  { typed: ['rowing machine'], meant: ['rower', 'erg', 'ergometer'] },
  {
    typed: ['spin bike', 'spinning', 'indoor cycle'],
    meant: ['exercise bike', 'indoor bike', 'studio bike', 'indoor cycle', 'studio cycle'],
  },
  {
    typed: ['exercise bike', 'indoor bike'],
    meant: ['spin bike', 'spinning bike', 'studio bike', 'indoor cycle', 'studio cycle'],
  },
  { typed: ['running machine'], meant: ['treadmill'] },
  { typed: ['treadmill'], meant: ['running machine', 'walking pad'] },
  { typed: ['stair climber', 'stepper'], meant: ['stair trainer', 'stair climber', 'stepper'] },
  { typed: ['weights', 'free weights'], meant: ['dumbbell', 'kettlebell', 'barbell', 'plate'] },
  { typed: ['squat rack', 'power rack'], meant: ['squat stand', 'half rack', 'rack', 'cage'] },
  { typed: ['punching bag', 'punchbag'], meant: ['heavy bag', 'standing bag', 'boxing'] },
  { typed: ['multigym', 'home gym'], meant: ['cable machine', 'functional trainer'] },
  { typed: ['exercise mat'], meant: ['yoga mat', 'pilates mat', 'yoga'] },
];

const spellingsOf = (word: string) => [word, `${word}s`, `${word}es`];

/** Phrases and what shoppers type for them, by each spelling of the phrase's first word. */
const phrasesByWord = new Map<string, { phrase: readonly string[]; typed: readonly string[] }[]>();
for (const { typed, meant } of table) {
  for (const phrase of meant.map(wordsOf)) {
    const entry = { phrase, typed: typed.flatMap(wordsOf) };
    for (const word of spellingsOf(phrase[0] ?? '')) {
      phrasesByWord.set(word, [...(phrasesByWord.get(word) ?? []), entry]);
    }
  }
}

/** The words of a text, plus shoppers' synonyms of its phrases. Synonyms aren't expanded again. */
export function withSynonyms(words: readonly string[]): string[] {
  const phrases = words.flatMap((word) => phrasesByWord.get(word) ?? []);
  if (phrases.length === 0) return [...words];
  const known = new Set(words);
  const has = (word: string) => spellingsOf(word).some((spelling) => known.has(spelling));
  const meantBy = phrases.filter(({ phrase }) => phrase.every(has));
  return [...new Set([...words, ...meantBy.flatMap(({ typed }) => typed)])];
}

/** The words by which a name, a description or a category's title is found. */
export const findableWords = (text: string): string[] => withSynonyms(toIndexWords(text));

import { wordsOf } from './words.ts';

/** What shoppers type, and the phrases of names, descriptions and categories that they mean by it. */
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

const synonyms = table.map(({ typed, meant }) => ({
  words: typed.flatMap(wordsOf),
  phrases: meant.map(wordsOf),
}));

/** The words of a text, and those that shoppers say for a phrase in it. What they say is not looked up again. */
export function withSynonyms(words: readonly string[]): string[] {
  const known = new Set(words);
  const hasWord = (word: string) =>
    known.has(word) || known.has(`${word}s`) || known.has(`${word}es`);
  const meantBy = synonyms.filter(({ phrases }) => phrases.some((phrase) => phrase.every(hasWord)));
  return [...new Set([...words, ...meantBy.flatMap(({ words: added }) => added)])];
}

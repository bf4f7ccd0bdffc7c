import { wordsOf } from './words.ts';

/** What shoppers say, and the phrases of names, descriptions and categories that they mean with it. */
const table: readonly { said: readonly string[]; meant: readonly string[] }[] = [
  { said: ['cross trainer'], meant: ['elliptical'] },
  { said: ['elliptical'], meant: ['cross trainer'] },
  { said: ['erg', 'ergometer', 'rower'], meant: ['rowing machine', 'rower'] },
  { said: ['rowing machine'], meant: ['rower', 'erg', 'ergometer'] },
  {
    said: ['spin bike', 'spinning', 'indoor cycle'],
    meant: ['exercise bike', 'indoor bike', 'studio bike', 'indoor cycle', 'studio cycle'],
  },
  {
    said: ['exercise bike', 'indoor bike'],
    meant: ['spin bike', 'spinning bike', 'studio bike', 'indoor cycle', 'studio cycle'],
  },
  { said: ['running machine'], meant: ['treadmill'] },
  { said: ['treadmill'], meant: ['running machine', 'walking pad'] },
  { said: ['stair climber', 'stepper'], meant: ['stair trainer', 'stair climber', 'stepper'] },
  { said: ['weights', 'free weights'], meant: ['dumbbell', 'kettlebell', 'barbell', 'plate'] },
  { said: ['squat rack', 'power rack'], meant: ['squat stand', 'half rack', 'rack', 'cage'] },
  { said: ['punching bag', 'punchbag'], meant: ['heavy bag', 'standing bag', 'boxing'] },
  { said: ['multigym', 'home gym'], meant: ['cable machine', 'functional trainer'] },
  { said: ['exercise mat'], meant: ['yoga mat', 'pilates mat', 'yoga'] },
];

const synonyms = table.map(({ said, meant }) => ({
  words: said.flatMap(wordsOf),
  phrases: meant.map(wordsOf),
}));

/** The words of a text, and those that shoppers say for a phrase in it. What they say is not looked up again. */
export function withSynonyms(words: readonly string[]): string[] {
  const known = new Set(words);
  const hasWord = (word: string) =>
    known.has(word) || known.has(`${word}s`) || known.has(`${word}es`);
  const said = synonyms.filter(({ phrases }) => phrases.some((phrase) => phrase.every(hasWord)));
  return [...new Set([...words, ...said.flatMap(({ words: added }) => added)])];
}

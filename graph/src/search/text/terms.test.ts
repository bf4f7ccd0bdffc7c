import { expect, test } from 'vitest';
import { hasTerms, startTerms, toIndexWords } from './terms.ts';

const finds = (asked: string, text: string) => hasTerms(toIndexWords(text), startTerms(asked));

test.each([
  ['16kg', 'Kettlebell, 16 kg'],
  ['16 kg', 'Kettlebell 16kg'],
  ['16-kg', 'Kettlebell 16 kgs'],
  ['16 kgs', '16-kg kettlebell'],
  ['kg 16', 'Kettlebell 16kg'],
  ['20 lb', '20lbs'],
  ['16 kg', 'Pair of 16, 20 kg'],
  ['10 kg', 'Dumbbells from 2 to 24 kg'],
  ['pullup', 'Pull-up bar'],
  ['pull-up', 'Pullup bar'],
  ['pull-up', 'Bar to pull up'],
  ['pull up', 'Pull-up bar'],
  ['pull‑up', 'Pull–up bar'],
  ['grandpas', 'Grandpa’s iron'],
  ["grandpa's", 'Grandpas iron'],
  ['grandpa', "Grandpa's iron"],
  ['3 in 1', '3-in-1 bench'],
  ['2nd', '2nd hand'],
  ['レッド', 'トレッドミル'],
  ['ミル', 'トレッドミル'],
  ['ル', 'トレッドミル'],
  ['跑步机', '折叠跑步机24kg'],
  ['24 kg', '折叠跑步机24kg'],
  ['ลู่วิ่ง', 'ขายลู่วิ่งไฟฟ้า'],
  ['ROWER', 'Ｒｏｗｅｒ'],
])('%s finds %s', (asked, text) => expect(finds(asked, text)).toBe(true));

test.each([
  ['16kg', 'Kettlebell 160 kg'],
  ['12 kg', 'Pair of 16, 20 kg'],
  ['up-pull', 'Pullup bar'],
  ['ドッレ', 'トレッドミル'],
  ['illow', 'Willow'],
])('%s does not find %s', (asked, text) => expect(finds(asked, text)).toBe(false));

import type { Condition } from '../../../generated/graphql.ts';

/** Explains each condition to sellers and buyers. */
export const conditionTexts: Record<Condition, string> = {
  EXCELLENT: 'Hardly used. Works and looks almost like new.',
  GOOD: 'Light signs of use. Everything works as it should.',
  FAIR: 'Works, but shows its age: expect visible wear.',
};

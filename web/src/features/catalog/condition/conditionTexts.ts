import type { Condition } from '../../../generated/graphql.ts';

/** What each condition means, for those who choose it and those who see it. */
export const conditionTexts: Record<Condition, string> = {
  EXCELLENT: 'Hardly a trace of use. It works and looks almost like new.',
  GOOD: 'Signs of use that do not matter. Everything works as it should.',
  FAIR: 'It works, and it shows its age: expect wear that you can see.',
};

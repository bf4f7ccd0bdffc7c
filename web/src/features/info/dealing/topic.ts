import type { DealingSection } from '../../../lib/paths.ts';

/** One section of the page that explains dealing. */
export type Topic = {
  section: DealingSection;
  title: string;
  points: { title: string; text: string }[];
};

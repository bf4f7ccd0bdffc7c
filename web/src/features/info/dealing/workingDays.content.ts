import type { DealingSection } from '../../../lib/paths.ts';

export const workingDays: { section: DealingSection; title: string } = {
  section: 'working-days',
  title: 'Working days',
};

/** For each day of the week, the third working day after it, without holidays. */
export const lastDays = [
  { day: 'Monday', lastDay: 'Thursday' },
  { day: 'Tuesday', lastDay: 'Friday' },
  { day: 'Wednesday', lastDay: 'Monday' },
  { day: 'Thursday', lastDay: 'Tuesday' },
  { day: 'Friday', lastDay: 'Wednesday' },
  { day: 'Saturday', lastDay: 'Wednesday' },
  { day: 'Sunday', lastDay: 'Wednesday' },
];

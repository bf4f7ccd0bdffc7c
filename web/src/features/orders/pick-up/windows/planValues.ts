import { SavePickUpPlanInput } from '@fitness-zone/contract/generated/inputs.ts';
import { array, object, string } from 'yup';
import type {
  PickUpWindowInput,
  PlanForm_PlanFragment,
  Weekday,
} from '../../../../generated/graphql.ts';
import { graphql } from '../../../../lib/graphql.ts';
import { textRule } from '../../../../ui/form/rules.ts';

graphql(`
  fragment PlanForm_plan on PickUpPlan {
    place
    timeZone
    windows {
      weekday
      date
      from
      to
    }
  }
`);

export const weekdayNames: Record<Weekday, string> = {
  MONDAY: 'Mondays',
  TUESDAY: 'Tuesdays',
  WEDNESDAY: 'Wednesdays',
  THURSDAY: 'Thursdays',
  FRIDAY: 'Fridays',
  SATURDAY: 'Saturdays',
  SUNDAY: 'Sundays',
};

const isWeekday = (value: string): value is Weekday => value in weekdayNames;

/** The value for a single date instead of a day of the week. */
export const onDate = 'date';

export type WindowValues = { day: string; date: string; from: string; to: string };
export type PlanValues = { scope: 'all' | 'product'; place: string; windows: WindowValues[] };

/** The suggested window for a seller without any. */
const usual: WindowValues = { day: 'SATURDAY', date: '', from: '10:00', to: '16:00' };

/** A new window, copied from the last one. */
export const nextWindow = (windows: readonly WindowValues[]): WindowValues => ({
  ...(windows.at(-1) ?? usual),
  date: '',
});

/** @param today such as `2026-12-05`; windows on earlier dates are left out, since they can't be saved again */
export function planValues(
  plan: PlanForm_PlanFragment | null,
  scope: PlanValues['scope'],
  today: string,
): PlanValues {
  const windows = (plan?.windows ?? [])
    .filter(({ date }) => date === null || date >= today)
    .map(({ weekday, date, from, to }) => ({ day: weekday ?? onDate, date: date ?? '', from, to }));
  return { scope, place: plan?.place ?? '', windows: windows.length > 0 ? windows : [usual] };
}

export const windowInput = ({ day, date, from, to }: WindowValues): PickUpWindowInput =>
  isWeekday(day) ? { weekday: day, from, to } : { date, from, to };

const time = string().required('Choose a time');

export const planRules = object({
  place: textRule(SavePickUpPlanInput.place, 'Say where buyers come'),
  windows: array()
    .of(
      object({
        date: string().when('day', ([day], rule) =>
          day === onDate ? rule.required('Choose a date') : rule,
        ),
        from: time,
        to: time.when('from', ([from], rule) =>
          rule.test('later', 'Choose a later time', (to) => !to || !from || to > String(from)),
        ),
      }),
    )
    .min(1, 'Add at least one time'),
});

import { ChoiceSelect } from '../../ui/table-toolbar/ChoiceSelect.tsx';
import { useTableParameters } from '../../ui/table-toolbar/useTableParameters.ts';
import { intervalIn, intervalNames, type RangeName, ranges } from './shownDays.ts';

const intervalLabels = { DAY: 'By day', WEEK: 'By week', MONTH: 'By month' } as const;

/** The range in the address: `?range=12m&interval=week`. */
export function useShownRange() {
  const [{ range, interval }, set] = useTableParameters({
    range: Object.keys(ranges),
    interval: Object.values(intervalNames),
  });
  return { range: range as RangeName, interval, set };
}

/** Chooses the range of days and the intervals. */
export function OverviewFilter({ range, interval, set }: ReturnType<typeof useShownRange>) {
  const own = intervalIn(range, '');
  const nameOf = (one: keyof typeof intervalNames) => (one === own ? '' : intervalNames[one]);
  return (
    <>
      <ChoiceSelect
        label="Days"
        value={range}
        choices={Object.fromEntries(
          Object.entries(ranges).map(([value, { name }]) => [value, name]),
        )}
        onChange={(value) => set({ range: value, interval: '' })}
      />
      <ChoiceSelect
        label="Group"
        value={nameOf(intervalIn(range, interval))}
        choices={Object.fromEntries(
          Object.entries(intervalLabels)
            .filter(([one]) => (ranges[range].intervals as readonly string[]).includes(one))
            .map(([one, text]) => [nameOf(one as keyof typeof intervalNames), text]),
        )}
        onChange={(value) => set({ interval: value })}
      />
    </>
  );
}

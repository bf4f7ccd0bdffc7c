import { SavePickUpPlanInput } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiClose, mdiPlus } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useFormikContext } from 'formik';
import { SelectFormField } from '../../../../ui/form/SelectFormField.tsx';
import { TextFormField } from '../../../../ui/form/TextFormField.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { nextWindow, onDate, type PlanValues, weekdayNames } from './planValues.ts';

const days = [
  ...Object.entries(weekdayNames).map(([value, text]) => ({ value, text })),
  { value: onDate, text: 'On one date' },
];

/** The windows, one per line. */
export function WindowRows() {
  const { values, errors, setFieldValue } = useFormikContext<PlanValues>();
  const { windows } = values;
  const change = (changed: PlanValues['windows']) => void setFieldValue('windows', changed);
  const fault = typeof errors.windows === 'string' ? errors.windows : null;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {windows.map(({ day }, nth) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity than their place.
          key={nth}
          role="group"
          aria-label={`Window ${nth + 1}`}
          sx={[row, day === onDate ? withDate : nth > 0 && alike]}
        >
          <SelectFormField
            name={`windows.${nth}.day`}
            label="Day"
            placeholder="Choose"
            options={days}
          />
          {day === onDate && (
            <TextFormField name={`windows.${nth}.date`} label="Date" type="date" />
          )}
          <TextFormField name={`windows.${nth}.from`} label="From" type="time" />
          <TextFormField name={`windows.${nth}.to`} label="To" type="time" />
          <IconButton
            aria-label={`Remove window ${nth + 1}`}
            disabled={windows.length === 1}
            onClick={() => change(windows.toSpliced(nth, 1))}
            sx={{ alignSelf: 'start', mt: 'var(--above, 28px)' }}
          >
            <Icon path={mdiClose} size={20} />
          </IconButton>
        </Box>
      ))}
      {fault && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {fault}
        </FormHelperText>
      )}
      {windows.length < SavePickUpPlanInput.windows.maxItems && (
        <Button
          size="small"
          startIcon={<Icon path={mdiPlus} size={18} />}
          onClick={() => change([...windows, nextWindow(windows)])}
        >
          Add more times
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  width: 1,
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    sm: 'repeat(3, minmax(0, 1fr)) auto',
  },
  '& > .MuiFormControl-root:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  '& > .MuiIconButton-root': { justifySelf: 'end' },
} as const;

const withDate = {
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr) auto',
    sm: 'repeat(4, minmax(0, 1fr)) auto',
  },
  '& > .MuiFormControl-root:nth-of-type(2)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

/** The row's fields are below those of the first row, whose labels suffice. */
const alike = {
  '--above': '2px',
  '& .MuiFormLabel-root': { position: 'absolute', clipPath: 'inset(50%)' },
} as const;

import { UpdateProfileInput } from '@fitness-zone/contract/generated/inputs.ts';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useUpdateProfileMutation } from '../../../generated/accounts.ts';
import type { Units } from '../../../generated/graphql.ts';
import { FieldLayout, noteIdOf } from '../../../ui/form/FieldLayout.tsx';
import { useRestoreFocus } from '../../../ui/useRestoreFocus.ts';
import { useChosenUnits } from '../../units/useUnits.ts';

const options: Record<Units, string> = {
  IMPERIAL: 'Pounds and inches',
  METRIC: 'Kilograms and centimetres',
};

/**
 * The units in which the account reads weights and sizes.
 * @param name the account's name, sent unchanged
 */
export function MyUnits({ name }: { name: string }) {
  const id = useId();
  const chosen = useChosenUnits();
  const [updateProfile, { loading }] = useUpdateProfileMutation({
    toastMessage: (outcome) => (outcome.ok ? 'Your units are saved' : outcome.refusal.message),
  });
  const select = useRestoreFocus<HTMLSelectElement>(loading);
  return (
    <FieldLayout
      id={id}
      label={UpdateProfileInput.units.label}
      hint="For weights and sizes of products, wherever you read or type them."
    >
      <NativeSelect
        input={<OutlinedInput size="small" />}
        inputRef={select}
        inputProps={{ id, 'aria-describedby': noteIdOf(id) }}
        disabled={loading}
        value={chosen ?? ''}
        onChange={({ target: { value } }) => {
          const units = value === '' ? null : (value as Units);
          void updateProfile({ variables: { input: { name, units } } });
        }}
        sx={{ '& select': { py: 1.375 } }}
      >
        <option value="">As in my country</option>
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </FieldLayout>
  );
}

import { AddReviewInput } from '@fitness-zone/contract/generated/inputs.ts';
import { mdiStar, mdiStarOutline } from '@mdi/js';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { noteIdOf } from '../../ui/form/FieldLayout.tsx';
import { useFormField } from '../../ui/form/useFormField.ts';
import { Icon } from '../../ui/Icon.tsx';
import { starColor } from './starColor.ts';
import { starsText } from './starTexts.ts';

const { min: least, max: most } = AddReviewInput.stars;

type Props = { name: string; label: string };

/** A choice of one to five stars, filled up to the chosen one. */
export function StarsFormField({ name, label }: Props) {
  const { id, error, control } = useFormField(name, true);
  const chosen = Number(control.value);
  return (
    <FormControl error={Boolean(error)} fullWidth>
      <FormLabel id={id} sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        name={name}
        value={control.value}
        onChange={control.onChange}
        onBlur={control.onBlur}
        aria-labelledby={id}
        aria-describedby={noteIdOf(id)}
        sx={{ ml: -0.5, color: starColor }}
      >
        {Array.from({ length: most }, (_none, index) => index + 1).map((stars) => {
          const star = <Icon path={stars <= chosen ? mdiStar : mdiStarOutline} size={36} />;
          return (
            <Radio
              key={stars}
              value={String(stars)}
              icon={star}
              checkedIcon={star}
              slotProps={{
                input: { 'aria-label': starsText(stars), 'aria-invalid': error ? true : undefined },
              }}
              sx={{ p: 0.75, color: 'inherit', '&.Mui-checked': { color: 'inherit' } }}
            />
          );
        })}
      </RadioGroup>
      <FormHelperText id={noteIdOf(id)} role={error ? 'alert' : undefined} sx={{ mx: 0, mt: 0 }}>
        {error ?? (chosen > 0 ? `${starsText(chosen)} of ${most}` : `From ${least} to ${most}`)}
      </FormHelperText>
    </FormControl>
  );
}

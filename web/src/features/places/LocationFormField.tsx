import { UpdateProductInput } from '@fitness-zone/contract/generated/inputs.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import { FieldLayout } from '../../ui/form/FieldLayout.tsx';
import { useFormField } from '../../ui/form/useFormField.ts';
import { PlaceField } from './PlaceField.tsx';
import { PlacesCredit } from './PlacesCredit.tsx';
import type { ChosenPlace } from './place.ts';
import { useOwnPlace } from './useOwnPlace.ts';

const { label, maxLength } = UpdateProductInput.location;

/** A text field with the town chosen from the suggestions. */
export function LocationFormField() {
  const { id, error, control, setValue } = useFormField('location', true);
  const [{ value: place }, , { setValue: setPlace }] = useField<ChosenPlace | null>('place');
  const own = useOwnPlace();

  function choose(chosen: ChosenPlace, text: string) {
    void setPlace(chosen, false);
    void setValue(text);
  }

  const hint = place
    ? `Buyers near ${placeText(place)} find it.`
    : control.value.trim() === ''
      ? 'Where to pick it up. Type a town or postal code.'
      : 'Choose a town from the list, so buyers nearby find it.';
  return (
    <FieldLayout
      id={id}
      label={label}
      error={error}
      hint={
        <>
          {hint}{' '}
          {own && control.value === '' && (
            <Button
              size="small"
              sx={{
                p: 0,
                minWidth: 0,
                minHeight: 24,
                font: 'inherit',
                textDecoration: 'underline',
              }}
              onClick={() => choose(own, placeText(own))}
            >
              Use {placeText(own)}
            </Button>
          )}{' '}
          <PlacesCredit />
        </>
      }
    >
      <PlaceField
        id={id}
        name={control.name}
        text={control.value}
        maxLength={maxLength}
        describedBy={control['aria-describedby']}
        isInvalid={error !== undefined}
        onBlur={control.onBlur}
        onType={(text) => {
          void setPlace(null, false);
          void setValue(text);
        }}
        onChoose={choose}
      />
    </FieldLayout>
  );
}

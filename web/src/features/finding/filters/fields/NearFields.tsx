import { NearInput as bounds } from '@fitness-zone/contract/generated/inputs.ts';
import { distanceUnitOf, radii, usualRadius } from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useId, useState } from 'react';
import type { NearInput } from '../../../../generated/graphql.ts';
import { useShownChoice } from '../../../../lib/controls/useShownChoice.ts';
import { storeMyPlace, useMyPlace } from '../../../places/myPlace.ts';
import { PlaceField } from '../../../places/PlaceField.tsx';
import { PlacesCredit } from '../../../places/PlacesCredit.tsx';
import { type SearchedPlace, unitText } from '../../../places/searchedPlace.ts';

type Props = {
  near: NearInput | null;
  /** the list's place, after the look-up */
  found: SearchedPlace | null;
  onChange: (near: NearInput | null) => void;
};

/** A place and the radius around it. */
export function NearFields({ near, found, onChange }: Props) {
  const id = useId();
  const mine = useMyPlace();
  const [typed, setTyped] = useState<string | null>(null);
  const place = found?.text ?? near?.place ?? (mine ? placeText(mine) : '');
  const within = near ? (near.within ?? null) : (found?.within ?? null);
  const [shown, show] = useShownChoice(within);
  const unit = found ? unitText(found.unit) : mine ? distanceUnitOf(mine.country) : 'mi';
  // The list may have another place by now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another place
  useEffect(() => setTyped(null), [place]);

  function search(text: string) {
    setTyped(null);
    if (text === '') onChange(null);
    else onChange({ place: text, within: near ? near.within : (within ?? usualRadius) });
  }

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'minmax(0, 1fr) 140px',
          '& input': { typography: 'body2' },
        }}
      >
        <PlaceField
          id={id}
          label="Town or postal code"
          placeholder="Town or postal code"
          text={typed ?? place}
          maxLength={bounds.place.maxLength}
          onType={setTyped}
          onChoose={(chosen, text) => {
            storeMyPlace(chosen);
            search(text);
          }}
          onCommit={(text) => {
            if (text.trim() !== place) search(text.trim());
          }}
        />
        <NativeSelect
          fullWidth
          input={<OutlinedInput size="small" />}
          inputProps={{ 'aria-label': 'Distance' }}
          value={shown ?? ''}
          disabled={place === ''}
          onChange={({ target }) => {
            const chosen = target.value === '' ? null : Number(target.value);
            show(chosen);
            onChange({ place, within: chosen });
          }}
          sx={{ '& select': { py: 1, typography: 'body2' } }}
        >
          <option value="">Any distance</option>
          {radiiWith(shown).map((radius) => (
            <option key={radius} value={radius}>
              {radius} {unit === 'mi' ? 'miles' : 'km'}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <FormHelperText component="p" sx={{ mx: 0 }}>
        <PlacesCredit />
      </FormHelperText>
    </>
  );
}

/** The offered radii; an address may name another. */
const radiiWith = (radius: number | null): number[] =>
  radius === null ? [...radii] : [...new Set([...radii, radius])].sort((a, b) => a - b);

import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type FocusEvent, useState } from 'react';
import { type ChosenPlace, chosenPlace } from './place.ts';
import { usePlaces } from './usePlaces.ts';

export type PlaceFieldProps = {
  id: string;
  text: string;
  name?: string;
  maxLength: number;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  onType: (text: string) => void;
  onChoose: (place: ChosenPlace, text: string) => void;
  onBlur?: (event: FocusEvent) => void;
};

/** A line of text that suggests towns while it is typed. */
export function PlaceAutocomplete(props: PlaceFieldProps) {
  const { id, text, name, maxLength, describedBy, isInvalid = false } = props;
  const { onType, onChoose, onBlur } = props;
  const [isTyping, setTyping] = useState(false);
  const { places, failed } = usePlaces(isTyping ? text : null);
  const options = places.map(chosenPlace);
  return (
    <Autocomplete<ChosenPlace, false, true, true>
      id={id}
      freeSolo
      disableClearable
      size="small"
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={(option) => (typeof option === 'string' ? option : placeText(option))}
      getOptionKey={(option) => JSON.stringify(option)}
      inputValue={text}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'input') return;
        setTyping(true);
        onType(value);
      }}
      onChange={(_event, option) => {
        if (typeof option === 'string') return;
        setTyping(false);
        onChoose(option, placeText(option));
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          error={isInvalid}
          onBlur={onBlur}
          helperText={failed ? 'Towns can’t be looked up right now. Plain text works, too.' : ''}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              maxLength,
              ...(describedBy && { 'aria-describedby': describedBy }),
            },
          }}
        />
      )}
    />
  );
}

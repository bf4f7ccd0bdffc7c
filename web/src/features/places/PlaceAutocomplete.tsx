import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type FocusEvent, useState } from 'react';
import { type ChosenPlace, chosenPlace } from './place.ts';
import { usePlaces } from './usePlaces.ts';

export type PlaceFieldProps = {
  id: string;
  text: string;
  /** label, if the field has none of its own */
  label?: string;
  placeholder?: string;
  name?: string;
  maxLength: number;
  describedBy?: string | undefined;
  isInvalid?: boolean;
  onType: (text: string) => void;
  onChoose: (place: ChosenPlace, text: string) => void;
  /** Called with the typed text on blur or Enter if no town was chosen. */
  onCommit?: (text: string) => void;
  onBlur?: (event: FocusEvent) => void;
};

/** A text field with suggestions of towns. */
export function PlaceAutocomplete(props: PlaceFieldProps) {
  const { id, text, name, maxLength, describedBy, isInvalid = false } = props;
  const { label, placeholder, onType, onChoose, onCommit, onBlur } = props;
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
      // Screen readers ignore content outside a dialog.
      disablePortal
      slotProps={{
        listbox: { 'aria-label': 'Towns', 'aria-labelledby': undefined },
        paper: { variant: 'outlined', sx: { boxShadow: '0 12px 32px rgb(0 0 0 / 0.12)' } },
        popper: {
          placement: 'bottom-start',
          sx: { minWidth: 'min(280px, calc(100vw - 32px))' },
        },
      }}
      onInputChange={(_event, value, reason) => {
        if (reason !== 'input') return;
        setTyping(true);
        onType(value);
      }}
      onChange={(_event, option) => {
        setTyping(false);
        if (typeof option === 'string') return onCommit?.(option);
        onChoose(option, placeText(option));
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={name}
          error={isInvalid}
          placeholder={placeholder}
          onBlur={(event) => {
            if (isTyping) onCommit?.(text);
            setTyping(false);
            onBlur?.(event);
          }}
          helperText={failed ? 'Towns can’t be looked up right now. Plain text works, too.' : ''}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              maxLength,
              ...(label && { 'aria-label': label }),
              ...(describedBy && { 'aria-describedby': describedBy }),
            },
          }}
        />
      )}
    />
  );
}

import { searchParameters } from '@fitness-zone/contract/catalog/search-parameters.ts';
import { usualRadius } from '@fitness-zone/contract/places/distance.ts';
import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { mdiMagnify, mdiMapMarkerOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyChunk } from '../../lib/chunks/lazyChunk.tsx';
import { paths } from '../../lib/paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMyPlace } from '../places/myPlace.ts';

const PlaceOptions = lazyChunk(
  async () => (await import('../places/PlaceOptions.tsx')).PlaceOptions,
);

const form = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 1.2fr) minmax(0, 1fr) auto',
  },
  border: 1,
  borderColor: 'line.strong',
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minWidth: 0,
    height: { xs: 48, md: 54 },
    px: 1.75,
    color: 'text.secondary',
    '&:focus-within': {
      outline: '3px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-3px',
    },
  },
  '& input': {
    flex: 1,
    minWidth: 0,
    height: 1,
    border: 0,
    p: 0,
    bgcolor: 'transparent',
    color: 'text.primary',
    font: 'inherit',
    fontSize: '1rem',
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-calendar-picker-indicator': {
      display: 'none !important',
    },
  },
  // On a phone the place is below the text and the button.
  '& label + label': {
    gridArea: { xs: '2 / 1 / auto / span 2', sm: 'auto' },
    borderTop: { xs: 1, sm: 0 },
    borderLeft: { sm: 1 },
    borderColor: { xs: 'divider', sm: 'divider' },
  },
  '& button': {
    px: 3,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    border: 0,
    font: 'inherit',
    fontWeight: 700,
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: '-6px' },
  },
} as const;

/** Searches for equipment near a town. A plain form, so it works without scripts. */
export function HomeSearch() {
  const navigate = useNavigate();
  const [place, setPlace] = useState<string | null>(null);
  const listId = useId();
  const near = useRef<HTMLInputElement>(null);
  const mine = useMyPlace();
  useEffect(() => {
    if (mine && near.current?.value === '') near.current.value = placeText(mine);
  }, [mine]);
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (String(value).trim()) typed.set(name, String(value).trim());
    }
    if (!typed.has(searchParameters.near)) typed.delete(searchParameters.within);
    void navigate({ pathname: paths.pages, search: `${typed}` });
  }
  return (
    <Box
      component="form"
      role="search"
      aria-label="Equipment near you"
      action={paths.pages}
      onSubmit={search}
      sx={form}
    >
      <label>
        <Icon path={mdiMagnify} />
        <input
          name={searchParameters.text}
          type="search"
          aria-label="What are you looking for?"
          placeholder="Treadmill, bench, 20 kg…"
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
      <label>
        <Icon path={mdiMapMarkerOutline} />
        <input
          ref={near}
          name={searchParameters.near}
          aria-label="Near which town or postal code?"
          placeholder="Town or postal code"
          autoComplete="off"
          enterKeyHint="search"
          list={listId}
          onFocus={({ target }) => setPlace(target.value)}
          onChange={({ target }) => setPlace(target.value)}
        />
      </label>
      <input type="hidden" name={searchParameters.within} value={usualRadius} />
      <button type="submit">Search</button>
      {place !== null && <PlaceOptions id={listId} typed={place} />}
    </Box>
  );
}

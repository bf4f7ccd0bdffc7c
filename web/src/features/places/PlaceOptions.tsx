import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { useEffect } from 'react';
import { storeMyPlace } from './myPlace.ts';
import { chosenPlace, storedPlace } from './place.ts';
import { usePlaces } from './usePlaces.ts';

type Props = {
  /** the input's `list` */
  id: string;
  typed: string;
};

/** Towns for the browser's own suggestions. This device stores the chosen one. */
export function PlaceOptions({ id, typed }: Props) {
  const places = usePlaces(typed).places.map(chosenPlace);
  const chosen = places.find((place) => placeText(place) === typed);
  const text = JSON.stringify(chosen ?? null);
  useEffect(() => {
    const place = storedPlace(JSON.parse(text));
    if (place) storeMyPlace(place);
  }, [text]);
  return (
    <datalist id={id}>
      {places.map((place) => {
        const option = placeText(place);
        return <option key={option} value={option} />;
      })}
    </datalist>
  );
}

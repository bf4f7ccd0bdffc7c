import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import { chosenPlace } from './place.ts';
import { usePlaces } from './usePlaces.ts';

type Props = {
  /** the `list` of the input */
  id: string;
  typed: string;
};

/** Towns for the browser's own suggestions. */
export function PlaceOptions({ id, typed }: Props) {
  const { places } = usePlaces(typed);
  return (
    <datalist id={id}>
      {places.map((place) => {
        const text = placeText(chosenPlace(place));
        return <option key={text} value={text} />;
      })}
    </datalist>
  );
}

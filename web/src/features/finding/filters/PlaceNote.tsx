import { placeText } from '@fitness-zone/contract/places/place-text.ts';
import Box from '@mui/material/Box';
import { TextLink } from '../../../ui/link/TextLink.tsx';
import type { SearchedPlace } from '../../places/searchedPlace.ts';

type Props = {
  near: SearchedPlace;
  /** The address of the list around another place. */
  addressNear: (place: string) => string;
};

/** Says which place a text was read as, and offers others; or how the list treats an unknown place. */
export function PlaceNote({ near, addressNear }: Props) {
  const { lookup, text } = near;
  const others = near.others.map(placeText);
  if (lookup === 'FOUND' && others.length === 0) return null;
  return (
    <Box role="status" sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {lookup === 'UNKNOWN' && `We don’t know a town called “${text}”. `}
      {lookup === 'UNAVAILABLE' && 'Towns can’t be looked up right now. '}
      {lookup === 'FOUND' || lookup === 'GUESSED' ? (
        <>
          Showing <strong>{text}</strong>.
        </>
      ) : (
        `Showing listings whose location says “${text}”.`
      )}
      {others.length > 0 && ' Did you mean '}
      {others.map((other, at) => (
        <span key={other}>
          {at > 0 && (at === others.length - 1 ? ' or ' : ', ')}
          <TextLink to={addressNear(other)}>{other}</TextLink>
        </span>
      ))}
      {others.length > 0 && '?'}
    </Box>
  );
}

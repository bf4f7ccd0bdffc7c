import { useEffect, useState } from 'react';
import { usePlacesQuery } from '../../generated/places.ts';
import { graphql } from '../../lib/graphql.ts';

graphql(`
  query Places($text: String!) {
    places(text: $text) {
      ...Place_parts
    }
  }
`);

/** Milliseconds of pause before a text is looked up, and its minimum length. */
const pauseMs = 200;
const minLength = 2;

/**
 * Places that the typed text may mean; answers to earlier texts are ignored.
 * @param typed null if nothing is to be looked up
 */
export function usePlaces(typed: string | null) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed?.trim() ?? ''), typed ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  const skip = text.length < minLength;
  const { data, previousData, error } = usePlacesQuery({
    variables: { text },
    skip,
    fetchPolicy: 'no-cache',
  });
  const places = skip ? [] : ((data ?? previousData)?.places ?? []);
  return { places, failed: !skip && error !== undefined };
}

import { useEffect, useState } from 'react';
import { useSearchSuggestionsQuery } from '../../../generated/finding.ts';
import { graphql } from '../../../lib/graphql.ts';

graphql(`
  query SearchSuggestions($text: String!) {
    searchSuggestions(text: $text) {
      categories {
        title
      }
      productNames
      towns {
        text
        place {
          ...Place_parts
        }
      }
      products {
        ...SuggestionOption_product
      }
    }
  }
`);

/** Milliseconds of pause before a text is looked up, and its minimum length. */
const pauseMs = 200;
const minLength = 2;

/** Suggestions for the typed text. Answers to earlier texts are ignored. */
export function useSuggestions(typed: string) {
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), typed ? pauseMs : 0);
    return () => clearTimeout(timer);
  }, [typed]);
  const skip = text.length < minLength;
  const { data, previousData } = useSearchSuggestionsQuery({
    variables: { text },
    skip,
    // Suggestions change with the products for sale, so none are cached.
    fetchPolicy: 'no-cache',
  });
  const nothing = { categories: [], productNames: [], towns: [], products: [] };
  return (skip ? undefined : (data ?? previousData)?.searchSuggestions) ?? nothing;
}
